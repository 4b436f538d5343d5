### Minerva

## Scenes

web-minerva-scene-glory = افتخار و استخدام
web-minerva-scene-glory-1 = استخدام
web-minerva-scene-glory-2 = افتخار
web-minerva-scene-glory-3 = بناهای تازه
web-minerva-scene-round_tile = کاشی دور رو کردن بناها را پایان می‌دهد.
