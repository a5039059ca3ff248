/**
 * Whether the server is out of reach, as far as a call has found out, and who wants to know of an answer. Set by parts of
 * the app that load later: the one that works without a connection (data/device/start.ts), and the one around someone
 * else's record (shell/record/use-record-watch.ts).
 */
export const connection: {
  isAway?: boolean;
  /** An answer has come, whatever it says. */
  onAnswer?: () => void;
  /** The server has refused a call about someone else's record: the access may have ended. */
  onForbidden?: () => void;
  /** The server has accepted a write. */
  onWrite?: () => void;
} = {};
