/** The state of a link back, which tells it from a new visit to the screen. */
export const wayBack = { isBack: true };

export const isWayBack = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isBack' in state;
