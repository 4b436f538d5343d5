### Lessons, first games, how to play

learn-other = این هم مجاز است. در این درس چیزی را امتحان کنید که نشان داده شده است.
learn-refusal-damaged = درس { $number } خوانده نمی‌شود. پیشرفت شما محفوظ است؛ لطفاً درس دیگری را امتحان کنید.
learn-refusal-missing = اینجا درس { $number } وجود ندارد.

learn-title = آموزش
learn-about = کمی بازی کنید، بپرسید چرا، بهتر بازی کنید.
learn-all = همهٔ درس‌ها
learn-lesson = درس { $number }
learn-step = گام { $step } از { $steps }
learn-of = { $number } از { $count }
learn-minutes = { $minutes } دقیقه
learn-you = شما
learn-next = بعدی
learn-back = برگشت
learn-show = نشانم بده
learn-why = چرا؟
learn-close = خروج از درس
learn-marked = پیشنهاد این درس
learn-others = این‌ها هم مجاز است
learn-suggested = پیشنهادی
learn-try_again = دوباره امتحان کنید
learn-done = درس تمام شد!
learn-next_lesson = درس { $number }
learn-again = یک بار دیگر
learn-begin = شروع
learn-begun = نیمه‌کاره
learn-go_on = ادامه
learn-go_on_here = از همان‌جا ادامه دهید
learn-how = هر درس یک میز واقعی است و مربی کنار آن: او می‌پرسد، شما حرکت می‌کنید، صفحه جواب می‌دهد. هر وقت خواستید بروید؛ بعد می‌توانید ادامه دهید.
learn-progress = { $done } درس از { $count } تمام شده
learn-coach = مربی
learn-enter = با کلید ورود ادامه دهید.

## How to play, and the first game

learn-refusal-damaged_guide = این صفحه خوانده نمی‌شود. قوانین بازی سر جایشان هستند؛ لطفاً آن‌ها را ببینید.
learn-refusal-no_guide = این بازی چنین صفحه‌ای ندارد. قوانین بازی سر جایشان هستند.
learn-how_to_play = روش بازی
learn-how_to_play_of = روش بازی { $game }
learn-words = واژه‌ها
learn-all_rules = همهٔ قوانین، با شماره
learn-lessons = درس‌ها
learn-first = اولین بازی خود را شروع کنید
learn-first_short = اولین بازی
learn-first_about = یک بازی واقعی با ربات‌های آسان و تنظیمات مبتدی‌ها. هر چیزی که برای اولین بار پیش بیاید، مربی درباره‌اش می‌گوید.
learn-understood = متوجه شدم
learn-tips_off = دیگر نکته‌ای نگو
learn-plain = به صورت متن ساده
learn-in_short = خلاصه
