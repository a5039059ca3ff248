import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type DayNow, notedWords, plannedClock } from './dose-words.ts';
import { entryTexts as texts } from './texts.ts';

type EntryDialogProps = {
  readonly dose: DoseOccurrence;
  readonly today: DayNow;
  readonly zone: string;
  readonly onClear: () => void;
  readonly onOtherTime: () => void;
  readonly onNotTaken: () => void;
  readonly onClose: () => void;
};

/** What was recorded can be cleared or corrected at any time: the log keeps both. */
export function EntryDialog(props: EntryDialogProps) {
  const { dose, today, zone, onClear, onOtherTime, onNotTaken, onClose } = props;
  const you = useAppSelector(({ auth }) => auth.user?.id);
  const { log } = dose;
  const by = log?.by ?? null;
  // Of a dose as needed nothing was asked for that could be skipped.
  const isSkippable = dose.slot_id !== null && log?.status === 'taken';
  return (
    <Dialog
      heading={`${dose.medication_name}, ${plannedClock(dose, zone)}`}
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
          {isSkippable && (
            <Button look="secondary" onClick={onNotTaken}>
              {texts.notTaken}
            </Button>
          )}
          <Button look="secondary" onClick={onClear}>
            {texts.clear}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">
        {log !== null &&
          (by === null || by === you ? texts.byYou : texts.bySomeone)(notedWords(log, today, zone))}
      </p>
    </Dialog>
  );
}
