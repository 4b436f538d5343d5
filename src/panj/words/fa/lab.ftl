### آنچه آزمایشگاه می‌گوید: میزهای عامل‌های زبانی.

## سر میز

lab-mcp-table = میز { $table }: { $game }
lab-mcp-seat = جای { $seat }: { $who }
lab-mcp-own_seat = جای { $seat }: { $who }، یعنی شما
lab-mcp-version = شمار حرکت‌ها تا اینجا: { $version }
lab-mcp-no_news = چیزی رخ نداده است.
lab-mcp-closed = میز بسته شد.
lab-mcp-no_tables = هیچ میزی باز نیست.
lab-mcp-components = اجزای بازی
lab-mcp-styles = سبک‌های ربات‌ها، پس از نام ربات و دونقطه

## ردها

lab-refusal-language = به زبان «{ $name }» واژه‌ای نیست؛ زبان‌ها این‌ها هستند: { $known }.
lab-refusal-no_bots = کسی باید سر جاهای دیگر بنشیند. این ربات‌ها می‌توانند: { $known }.
lab-refusal-no_rule = برای قانون «{ $name }» توضیحی نیست.
lab-refusal-no_seat = جای { $seat } نمی‌تواند از آنِ شما باشد. یکی از این‌ها را بردارید: { $known }.
lab-refusal-no_such_move = حرکت شمارهٔ { $number } اکنون وجود ندارد؛ آخرین شماره { $most } است.
lab-refusal-no_table = میزی به نام «{ $name }» نیست.
lab-refusal-not_over = پروندهٔ بازی همهٔ رازها را می‌گوید؛ پس از پایان بازی می‌توان آن را گرفت.
lab-refusal-too_many_tables = بیش از { $most } میز نمی‌تواند باز باشد. نخست یکی را ببندید.
