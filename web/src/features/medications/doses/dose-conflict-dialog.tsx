import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { VersionsTable } from '../../../ui/two-versions.tsx';
import { type DayNow, notedWords, plannedClock } from './dose-words.ts';
import { doseConflictTexts as texts } from './texts.ts';
import type { DoseConflict } from './use-record-doses.ts';

type DoseConflictDialogProps = DoseConflict & {
  readonly today: DayNow;
  readonly zone: string;
  readonly onSettle: (isMine: boolean) => void;
};

/** §8 two entries about one dose: both in words, and the choice is the person's. Both stay in the log. */
export function DoseConflictDialog({
  dose,
  note,
  stored,
  today,
  zone,
  onSettle,
}: DoseConflictDialogProps) {
  const wordsOf = ({ status, reason = null, at, time_zone = zone }: DoseConflict['note']): string =>
    status === 'cleared'
      ? texts.nothing
      : notedWords({ status, reason, at, time_zone }, today, zone);
  const heading = texts.heading(dose.medication_name, plannedClock(dose, zone));
  return (
    <Dialog
      heading={heading}
      isOpen
      onClose={() => onSettle(false)}
      actions={
        <>
          <Button look="secondary" onClick={() => onSettle(false)}>
            {texts.takeOther}
          </Button>
          <Button look="secondary" onClick={() => onSettle(true)}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p>{texts.lead}</p>
      <VersionsTable
        caption={heading}
        rows={[{ label: texts.what, mine: wordsOf(note), other: wordsOf(stored) }]}
      />
    </Dialog>
  );
}
