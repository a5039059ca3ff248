/** What stands above the list, and a row with its share of the day's name, at the usual size of text. */
const headPx = 320;
const rowPx = 90;

/** How many rows fill the screen. */
export const screenful = (): number => Math.max(4, Math.ceil((innerHeight - headPx) / rowPx));
