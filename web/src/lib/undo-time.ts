/** How long a delete can be undone on the screen. The server keeps what was deleted for longer. */
export const undoMs = 30_000;

export const undoInWords = `You can undo this for ${undoMs / 1000} seconds.`;
