import { ConfirmDialog } from './confirm-dialog.tsx';

type LeaveDialogProps = {
  /** What `useLeaveGuard` says. */
  readonly guard: {
    readonly isAsking: boolean;
    readonly onLeave: () => void;
    readonly onStay: () => void;
  };
  /** 'This event': the beginning of the sentence. */
  readonly what: string;
};

/** Asks before a form with something typed is left. */
export const LeaveDialog = ({ guard, what }: LeaveDialogProps) => (
  <ConfirmDialog
    heading="Leave without saving?"
    confirmText="Leave"
    cancelText="Stay here"
    isLosing
    isOpen={guard.isAsking}
    onConfirm={guard.onLeave}
    onClose={guard.onStay}
  >
    <p>{`${what} is not saved yet. What you typed stays here until you close this tab or sign out.`}</p>
  </ConfirmDialog>
);
