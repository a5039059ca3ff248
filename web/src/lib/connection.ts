/**
 * Whether the server is out of reach, as far as a call has found out, and who wants to know of an answer. Set by the part
 * of the app that works without a connection (data/device), which loads after the first screen.
 */
export const connection: {
  isAway?: boolean;
  /** An answer has come, whatever it says. */
  onAnswer?: () => void;
  /** The server has accepted a write. */
  onWrite?: () => void;
} = {};
