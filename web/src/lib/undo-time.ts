/** How long the screen offers to undo a delete. The server keeps deleted records for longer. */
export const undoMs = 30_000;

export const undoPeriod = `You can undo this for ${undoMs / 1000} seconds.`;
