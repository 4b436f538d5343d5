/** How long what people write may be, in characters: the server refuses more. */
export const LONGEST_NAME = 24;
export const LONGEST_TABLE_NAME = 40;
export const LONGEST_CHAT = 400;
