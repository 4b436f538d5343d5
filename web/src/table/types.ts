export type { BlockedThing, GameInfo, LogLine, MoveOffer, Said, SeatAnswer, TableAnswer } from '../lib/game';
export type { Piece } from '../lib/speak';
