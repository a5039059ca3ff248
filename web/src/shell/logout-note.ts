import type { ComponentType } from 'react';

/** For a sign-out; set by the part of the app that works without a connection (shell/device). */
export const logoutNote: {
  /** What is said before it, where something would be lost. */
  Note?: ComponentType | undefined;
  /** While the account is still known. Only whoever could have been told loses something. */
  onConfirmed?: () => Promise<void>;
} = {};
