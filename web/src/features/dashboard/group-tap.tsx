import type { DosesEntry } from '@caretrail/contract/dashboard/day-line';
import { isAmountKnown, oneTapDoses } from '@caretrail/contract/dashboard/one-tap';
import { formatList } from '@caretrail/contract/i18n/format';
import { CheckCheck, CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { dosePlaceOf, keepFocus } from '../medications/public.ts';
import type { LineRecording } from './use-today.ts';
import { tapTexts as texts } from './texts.ts';

/** Whether the doses of a time have one tap for all. */
export const hasGroupTap = ({ phase, doses }: DosesEntry): boolean =>
  phase === 'now' && doses.filter(isAmountKnown).length > 1;

type GroupTapProps = { readonly entry: DosesEntry; readonly recording: LineRecording };

/**
 * Records all open doses of a time as taken, each by its own write, and undoes them together. Hidden but still taking
 * its space where it does nothing, so that nothing below moves.
 */
export function GroupTap({ entry, recording }: GroupTapProps) {
  const [tapped, setTapped] = useState<readonly string[]>([]);
  const open = oneTapDoses(entry);
  const undoable = tapped.flatMap((place) => {
    const found = recording.recorded.get(place);
    const isUndoable = found?.isKept === true && found.log.status === 'taken' && !found.isOther;
    return isUndoable ? [{ place, ...found }] : [];
  });
  const place = `all ${entry.key}`;
  const isOpen = open.length > 1;
  const onAll = (): void => {
    setTapped(open.map(dosePlaceOf));
    // First: the focus goes to the undo of all, not to that of the first row.
    keepFocus(place, null);
    recording.onNoteAll(open.map((dose) => [dose, { status: 'taken' }]));
  };
  const onUndo = (): void => {
    keepFocus(place, null);
    recording.onUndoAll(undoable.map((each) => each.place));
  };
  return (
    <div data-dose={place} className="my-1 grid items-center *:[grid-area:1/1]">
      <Button
        className={`w-full sm:justify-self-start sm:w-auto ${isOpen ? '' : 'invisible'}`}
        aria-label={texts.allFor({
          count: open.length,
          names: formatList(open.map(({ medication_name }) => medication_name)),
        })}
        onClick={onAll}
      >
        <CheckCheck className="size-5" aria-hidden="true" />
        {texts.all({ count: open.length })}
      </Button>
      {!isOpen && undoable.length > 1 && (
        <div className="flex w-0 min-w-full items-center justify-between gap-x-3">
          <p className="flex min-w-0 items-center gap-2 leading-tight font-medium">
            <CircleCheck className="size-5 shrink-0 text-fine" aria-hidden="true" />
            {texts.recorded({ count: undoable.length })}
          </p>
          <Button
            look="secondary"
            className="shrink-0 px-4 max-sm:px-3"
            isBusy={undoable.some(({ log }) => log.id === '')}
            aria-label={texts.undoFor({
              count: undoable.length,
              names: formatList(undoable.map(({ dose }) => dose.medication_name)),
            })}
            data-undo=""
            onClick={onUndo}
          >
            <Undo2 className="size-5 max-sm:hidden" aria-hidden="true" />
            {texts.undo({ count: undoable.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
