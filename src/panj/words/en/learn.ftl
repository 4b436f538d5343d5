### Lessons, first games, how to play

learn-other = That is allowed too. In this lesson, try what is marked.
learn-refusal-damaged = Lesson { $number } cannot be read. Your progress is kept; please try another lesson.
learn-refusal-missing = There is no lesson { $number } here.

learn-title = Learn
learn-about = Play a little, ask why, play better.
learn-all = All lessons
learn-lesson = Lesson { $number }
learn-step = Step { $step } of { $steps }
learn-of = { $number } of { $count }
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-you = You
learn-next = Next
learn-back = Back
learn-show = Show me
learn-why = Why?
learn-close = Leave the lesson
learn-marked = Marked in this lesson
learn-others = Also allowed
learn-suggested = suggested
learn-try_again = Try again
learn-done = Lesson done!
learn-next_lesson = Lesson { $number }
learn-again = Once more
learn-begin = Begin
learn-begun = begun
learn-go_on = Go on
learn-go_on_here = Go on where you were
learn-how = A lesson is a real table with the coach beside it: it asks, you move, the board answers. Leave whenever you like; you can go on later.
learn-progress = { $done } of { $count } lessons done
learn-coach = Coach
learn-enter = Enter goes on; u goes back, q leaves.

## How to play, and the first game

learn-refusal-damaged_guide = This page cannot be read. The rules are still there; please try them.
learn-refusal-no_guide = There is no such page for this game. The rules are there.
learn-how_to_play = How to play
learn-how_to_play_of = How to play { $game }
learn-words = Words
learn-all_rules = All rules, numbered
learn-lessons = Lessons
learn-first = Play your first game
learn-first_short = First game
learn-first_about = A real game against gentle bots, with the options for beginners. The coach speaks up when something comes up for the first time.
learn-understood = Understood
learn-tips_off = No more tips
learn-plain = As plain text
learn-in_short = In short
