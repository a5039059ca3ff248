import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { formatList } from '@caretrail/contract/i18n/format';
import { countAnswers, isAnswered } from '@caretrail/contract/medications/is-answered';
import { CircleCheck, Clock, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isWaiting } from '../../../data/dose-entry.ts';
import type { DoseNote } from '../../../data/dose-entry.ts';
import { Button } from '../../../ui/button.tsx';
import { dosePlaceOf, keepFocus } from './dose-place.ts';
import { allTexts as texts } from './texts.ts';
import type { DoseRecording } from './use-record-doses.ts';

type RecordAllProps<D extends DoseOccurrence> = {
  /** Which time it is for: the key of its place. */
  readonly of: string;
  /** All doses of the time. */
  readonly doses: readonly D[];
  /** Those that one tap records. */
  readonly open: readonly D[];
  /** The planned time, where that is what it records. */
  readonly time?: string | undefined;
  readonly look?: 'primary' | 'secondary';
  readonly takenOf?: (dose: D) => DoseNote;
  readonly recording: Pick<DoseRecording<D>, 'recorded' | 'onNoteAll' | 'onUndoAll'>;
  /** Stands where Undo will be. */
  readonly badge?: ReactNode;
  /** Places Undo and the tap, each with its own room: Undo is never where the tap was. */
  readonly arrange: (undo: ReactNode, tap: ReactNode) => ReactNode;
};

const taken = (): DoseNote => ({ status: 'taken' });

/**
 * Records all open doses of a time as taken, each by its own write, and undoes them together. Where fewer than two are
 * open it says how many are taken: its room stays filled, so that nothing below moves. After Undo a line says so.
 */
export function RecordAll<D extends DoseOccurrence>(props: RecordAllProps<D>) {
  const { of, doses, open, time, look = 'primary', takenOf = taken, recording } = props;
  const { badge, arrange } = props;
  const [tapped, setTapped] = useState<readonly string[]>([]);
  const [undone, setUndone] = useState<readonly string[]>([]);
  const undoable = tapped.flatMap((place) => {
    const found = recording.recorded.get(place);
    const isUndoable = found?.isKept === true && found.log.status === 'taken' && !found.isOther;
    return isUndoable ? [{ place, ...found }] : [];
  });
  const place = `all ${of}`;
  const hasSeveral = open.length > 1;
  const hasUndo = !hasSeveral && undoable.length > 1;
  const back = doses.filter((dose) => !isAnswered(dose) && undone.includes(dosePlaceOf(dose)));
  const waiting = doses.filter(({ log }) => isWaiting(log)).length;
  const onAll = (): void => {
    setTapped(open.map(dosePlaceOf));
    setUndone([]);
    // First: the focus goes to the undo of all, not to that of the first row.
    keepFocus(place, null);
    recording.onNoteAll(open.map((dose) => [dose, takenOf(dose)]));
  };
  const onUndo = (): void => {
    const places = undoable.map((each) => each.place);
    setUndone(places);
    keepFocus(place, null);
    recording.onUndoAll(places);
  };
  const values = { count: open.length, names: namesOf(open) };
  const toUndo = hasUndo ? undoable.map(({ dose }) => dose) : doses;
  return (
    <div data-dose={place}>
      {arrange(
        <div className="grid items-center *:[grid-area:1/1]">
          <Button
            look="secondary"
            className={`px-4 max-sm:px-3 ${hasUndo ? '' : 'invisible'}`}
            isBusy={undoable.some(({ log }) => log.id === '')}
            aria-label={texts.undoFor({ count: toUndo.length, names: namesOf(toUndo) })}
            onClick={onUndo}
          >
            <Undo2 className="size-5 max-sm:hidden" aria-hidden="true" />
            {texts.undo({ count: toUndo.length })}
          </Button>
          {!hasUndo &&
            (back.length === 0 ? (
              badge
            ) : (
              <p className="w-0 min-w-full leading-tight font-medium">
                {texts.undone({ count: back.length })}
              </p>
            ))}
        </div>,
        <div className="grid items-center *:[grid-area:1/1]">
          <Button
            look={look}
            className={`w-full sm:w-auto sm:justify-self-start ${hasSeveral ? '' : 'invisible'}`}
            // Just undone: a new entry needs the id that the server assigns to the undo.
            isBusy={open.some(({ log }) => log?.id === '')}
            aria-label={
              time === undefined ? texts.recordFor(values) : texts.recordAtFor({ ...values, time })
            }
            onClick={onAll}
          >
            {time === undefined ? texts.record(values) : texts.recordAt({ ...values, time })}
          </Button>
          {!hasSeveral && (
            <p className="flex w-0 min-w-full items-center gap-2 leading-tight font-medium">
              {waiting > 0 ? (
                <Clock className="size-5 shrink-0" aria-hidden="true" />
              ) : (
                <CircleCheck className="size-5 shrink-0 text-fine" aria-hidden="true" />
              )}
              {waiting > 0
                ? texts.notSent({ count: waiting })
                : texts.recorded({ ...countAnswers(doses), all: doses.length })}
            </p>
          )}
        </div>,
      )}
    </div>
  );
}

const namesOf = (doses: readonly DoseOccurrence[]): string =>
  formatList(doses.map(({ medication_name }) => medication_name));
