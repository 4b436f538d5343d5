### Scenes: what the rules run by themselves, in stages

web-scene-previous = Previous stage
web-scene-next = Next stage
web-scene-play = Play
web-scene-pause = Pause
web-scene-skip = Skip the scene
web-scene-hint = Space pauses, ] shows the next stage, Esc skips the scene.
web-scene-close = Go on
web-scene-result = See the result
web-scene-again = Watch again
web-scene-final = Final scoring
web-scene-final-1 = Points
web-scene-final-2 = If points are equal
web-scene-final-3 = Result
