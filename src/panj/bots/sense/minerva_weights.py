"""How much the parts of a judgement of Minerva count."""

from librt.vecs import vec


class Weights:
    """What counts how much; a leaning player multiplies one of the first three."""

    def __init__(self) -> None:
        self.culture = 1.0
        self.glory = 1.0
        self.temples = 1.0
        self.resource = 0.77
        self.late_resource = 1.2
        self.denarius = 0.55
        self.share = 0.56
        self.fade = 0.9
        self.residence = 8.2
        self.assistant = 6.0
        self.growth = 0.11
        self.held = 1.2
        self.token = 0.6
        self.race = 0.7
        self.forge = 1.9
        self.often = 0.3
        self.liquid = 6.5
        self.reserve = 0.8
        self.broke = 4.1
        self.partial = 0.28
        self.plan = 0.55
        self.hire = 8.6
        self.pace = vec[float]([9.0, 7.0, 6.0, 4.5, 3.0, 1.5, 0.0])
        self.urge = 0.33
