import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type VersionRow, VersionsTable } from '../../../ui/two-versions.tsx';
import { meanwhileTexts as texts } from '../form/texts.ts';

type ChangeConflictDialogProps = {
  readonly name: string;
  readonly rows: readonly VersionRow[];
  /** What was about to be done. */
  readonly what: string;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
};

/** §8 someone else was quicker: what they changed, and whether it is still to be done. */
export function ChangeConflictDialog({
  name,
  rows,
  what,
  onGoOn,
  onLeave,
}: ChangeConflictDialogProps) {
  return (
    <ConfirmDialog
      heading={texts.ofAction(name)}
      confirmText={texts.goOn}
      cancelText={texts.leave}
      isOpen
      onConfirm={onGoOn}
      onClose={onLeave}
    >
      <p>{texts.leadOfAction}</p>
      <VersionsTable
        caption={texts.ofAction(name)}
        rows={rows}
        mine={texts.seen}
        other={texts.now}
      />
      <p>{texts.question(what)}</p>
    </ConfirmDialog>
  );
}
