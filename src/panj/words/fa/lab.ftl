### آنچه آزمایشگاه می‌گوید: میزهای عامل‌های زبانی.

## سر میز

lab-mcp-table = میز { $table }: { $game }
lab-mcp-seat = صندلی { $seat }: { $who }
lab-mcp-own_seat = صندلی { $seat }: { $who }، یعنی شما
lab-mcp-version = تعداد حرکت‌ها تا اینجا: { $version }
lab-mcp-no_news = اتفاقی نیفتاده است.
lab-mcp-closed = میز بسته شد.
lab-mcp-no_tables = هیچ میزی باز نیست.
lab-mcp-components = اجزای بازی
lab-mcp-styles = سبک‌های ربات‌ها، پس از نام ربات و دونقطه
lab-mcp-bots = ربات‌ها
lab-mcp-players = تعداد بازیکنان: { $counts }
lab-mcp-with_automa = همراه { $name }: { $counts }
lab-mcp-only_seats = فقط برای میزهای { $counts } صندلی؛ بازیکن خودکار هم به حساب می‌آید.

## ردها

lab-refusal-language = متن‌ها به زبان «{ $name }» موجود نیست؛ زبان‌های موجود: { $known }.
lab-refusal-no_bots = باید کسی روی صندلی‌های دیگر بنشیند. این ربات‌ها می‌توانند: { $known }.
lab-refusal-no_rule = برای قانون «{ $name }» توضیحی نیست.
lab-refusal-no_seat = صندلی { $seat } نمی‌تواند مال شما باشد. یکی از این‌ها را بردارید: { $known }.
lab-refusal-no_such_move = حرکت شمارهٔ { $number } اکنون وجود ندارد؛ آخرین شماره { $most } است.
lab-refusal-no_table = میزی به نام «{ $name }» نیست.
lab-refusal-not_over = پروندهٔ بازی همهٔ رازها را می‌گوید؛ پس از پایان بازی می‌توان آن را گرفت.
lab-refusal-too_many_tables = بیش از { $most } میز نمی‌تواند باز باشد. اول یکی را ببندید.
