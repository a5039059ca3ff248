/** The unsaved input of this page. */
export const typedHere = {
  /** When it was last changed. */
  at: 0,
  /** What is dispatched while stored input comes back is not stored again: its time would start again. */
  isRestoring: false,
};
