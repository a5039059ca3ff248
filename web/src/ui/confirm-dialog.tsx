import { messages } from '@caretrail/contract/i18n/messages';
import type { KeyboardEvent, ReactNode } from 'react';
import { chosenHere } from '../lib/chosen-record.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

const texts = messages('ui/confirm-dialog', {
  cancel: 'Cancel',
  leaveQuestion: 'Leave and finish later?',
  leave: 'Leave',
  stay: 'Stay here',
  whose: 'This is in {name}’s record.',
  leaveBody:
    '{what} is not saved yet. What you entered is kept in this tab for up to a day. If you close the tab or sign out, it is lost.',
});

type ConfirmDialogProps = {
  readonly heading: string;
  /** What will happen, if the question does not say it. */
  readonly children?: ReactNode;
  /** Says what it does: 'Delete scan', never 'Yes'. */
  readonly confirmText: string;
  readonly cancelText?: string;
  readonly isOpen: boolean;
  readonly isBusy?: boolean;
  /** Something is lost by it: then the safe button is the primary one. */
  readonly isLosing?: boolean;
  /** It cannot be undone. */
  readonly isFinal?: boolean;
  /** Its text must be read before its field is filled in. */
  readonly isWarning?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Enter confirms, except where Enter has its own meaning, as in a search. */
const isEnterOfField = ({ key, target, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !nativeEvent.isComposing &&
  target instanceof HTMLInputElement &&
  target.type === 'text';

/** In the hours and minutes of a time or the parts of a date, whose group keeps its keys from the dialog. */
const isEnterOfSegment = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof Element && target.matches('[role="spinbutton"]');

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, children, confirmText, cancelText = texts.cancel, isOpen, onConfirm } = props;
  const { isBusy = false, isFinal = false, isLosing = isFinal, isWarning = false, onClose } = props;
  const { record } = chosenHere;
  const isRisky = isFinal || isLosing;
  const confirmBy = (isMeant: typeof isEnterOfField) => (event: KeyboardEvent) => {
    if (!isMeant(event)) return;
    event.preventDefault();
    if (!isBusy) onConfirm();
  };
  return (
    <Dialog
      heading={heading}
      isOpen={isOpen}
      onClose={onClose}
      isWarning={isWarning}
      onKeyDown={confirmBy(isEnterOfField)}
      onKeyDownCapture={confirmBy(isEnterOfSegment)}
      actions={
        <>
          <Button look={isLosing ? 'primary' : 'secondary'} onClick={onClose}>
            {cancelText}
          </Button>
          <Button
            look={isFinal ? 'danger' : isLosing ? 'secondary' : 'primary'}
            isBusy={isBusy}
            data-risky=""
            onClick={onConfirm}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
      {isRisky && record !== null && (
        <p className="mt-3 font-semibold">{texts.whose({ name: record.name })}</p>
      )}
    </Dialog>
  );
}

type LeaveDialogProps = {
  /** The result of `useLeaveGuard`. */
  readonly guard: {
    readonly isAsking: boolean;
    readonly onLeave: () => void;
    readonly onStay: () => void;
  };
  /** 'This event': the subject of the sentence. */
  readonly what: string;
};

/** Asks before a form with unsaved input is left. */
export const LeaveDialog = ({ guard, what }: LeaveDialogProps) => (
  <ConfirmDialog
    heading={texts.leaveQuestion}
    confirmText={texts.leave}
    cancelText={texts.stay}
    isLosing
    isOpen={guard.isAsking}
    onConfirm={guard.onLeave}
    onClose={guard.onStay}
  >
    <p>{texts.leaveBody({ what })}</p>
  </ConfirmDialog>
);
