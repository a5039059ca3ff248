import type { ComponentType } from 'react';

export type LogoutQuestionProps = { readonly onClose: () => void; readonly onConfirm: () => void };

/** For a sign-out; set by the part of the app that works without a connection (shell/device). */
export const logoutNote: {
  /** In place of the usual question, where something would be lost. */
  Question?: ComponentType<LogoutQuestionProps> | undefined;
  /** While the account is still known: only a user who was told loses something. */
  onConfirmed?: () => Promise<void>;
} = {};
