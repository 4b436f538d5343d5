### What the shelf says of the game

trajan-name = تراژان

trajan-style-merchant = بازرگان
    .about = پیش از هر چیز کشتی‌ها و کالاها را می‌بیند.
