### Kingdomino

## Scenes

web-kingdomino-scene-dynasty = سلسله پادشاهی
web-kingdomino-scene-dynasty-1 = امتیازها تا اینجا
