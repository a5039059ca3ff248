import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { useAppSelector } from '../../session/store-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { clockOf } from './dose-words.ts';
import { entryTexts as texts } from './texts.ts';

type EntryDialogProps = {
  readonly dose: DoseOccurrence;
  readonly onClear: () => void;
  readonly onOtherTime: () => void;
  readonly onClose: () => void;
};

/** What was noted can be taken back, or put right, for ever: the log keeps both. */
export function EntryDialog({ dose, onClear, onOtherTime, onClose }: EntryDialogProps) {
  const you = useAppSelector(({ auth }) => auth.user?.id);
  const by = dose.log?.by ?? null;
  return (
    <Dialog
      heading={`${dose.medication_name}, ${clockOf(dose.local_date_time)}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {texts.close}
          </Button>
          <Button look="secondary" onClick={onOtherTime}>
            {texts.otherTime}
          </Button>
          <Button look="secondary" onClick={onClear}>
            {texts.clear}
          </Button>
        </>
      }
    >
      <p>{by === null || by === you ? texts.byYou : texts.bySomebody}</p>
    </Dialog>
  );
}
