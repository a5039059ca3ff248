import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { TreatmentSession } from '@caretrail/contract/treatments/session';
import { ChangeDialog } from './change-dialog.tsx';
import { MissedDialog } from './missed-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { Change } from './use-change.ts';

export type AskedSession = {
  readonly what: 'missed' | 'move' | 'change';
  readonly session: TreatmentSession;
};

export type SessionDialogProps = {
  readonly treatment: Treatment;
  readonly session: TreatmentSession;
  readonly today: string;
  readonly change: Change;
  readonly onClose: () => void;
};

type SessionDialogsProps = Omit<SessionDialogProps, 'session'> & { readonly asked: AskedSession };

const dialogs = { missed: MissedDialog, move: MoveDialog, change: ChangeDialog } as const;

/** The question about one session that is open. */
export function SessionDialogs({ asked: { what, session }, ...rest }: SessionDialogsProps) {
  const Asking = dialogs[what];
  return <Asking {...rest} session={session} />;
}
