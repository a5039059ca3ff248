import type { DoneThing, LineDose } from '@caretrail/contract/dashboard/day-line';
import { isAnswer } from '@caretrail/contract/medications/is-answered';
import { datePart } from '@caretrail/contract/time/days';
import { CircleCheck, CircleSlash, Clock, PencilLine } from 'lucide-react';
import { Link } from 'react-router';
import { isWaiting } from '../../data/dose-entry.ts';
import { useCan } from '../../session/chosen-record.ts';
import { WrittenBy } from '../../shell/written-by.tsx';
import { Button } from '../../ui/button.tsx';
import {
  dosePlaceOf,
  formatExact,
  formatKeptEntry,
  plannedClock,
  todayTexts,
  useCanChangeDose,
} from '../medications/public.ts';
import { formatClock } from './format-line.ts';
import { agendaHref } from './links.ts';
import type { LineView } from './use-today.ts';
import { lineTexts as texts } from './texts.ts';

type DoneDoseProps = { readonly dose: LineDose; readonly view: LineView };

/** A recorded dose, which can be corrected at any time. Its row stays where its record was undone. */
function DoneDose({ dose, view }: DoneDoseProps) {
  const { recording, today, zone } = view;
  const { medication_name: name, log } = dose;
  const isRecorded = isAnswer(log);
  const canAdd = useCan()('add', 'medication');
  const canChange = useCanChangeDose();
  const isTaken = log?.status === 'taken';
  const words = { name, time: plannedClock(dose, zone) };
  const Icon = isWaiting(log) ? Clock : isTaken ? CircleCheck : CircleSlash;
  return (
    <li
      data-dose={dosePlaceOf(dose)}
      className="flex flex-wrap items-center justify-between gap-x-4 py-1"
    >
      <p className="flex min-w-0 flex-1 basis-52 items-start gap-2">
        <Icon
          className={`mt-1 size-5 shrink-0 ${Icon === CircleCheck ? 'text-fine' : ''}`}
          aria-hidden="true"
        />
        <span className="min-w-0 wrap-anywhere">
          {texts.dose({ name, amount: formatExact(dose.parts, dose.dosage) })}
          <span className="block text-small text-ink-soft">
            {isRecorded
              ? formatKeptEntry(log, datePart(dose.local_date_time), today, zone)
              : texts.notRecorded}
            {isRecorded && <WrittenBy id={log.by} />}
          </span>
        </span>
      </p>
      {(isRecorded ? canChange(log) : canAdd && dose.slot_id !== null) && (
        <Button
          look="quiet"
          className="px-3"
          // The entry cannot be changed before the server has assigned its id.
          isBusy={log?.id === ''}
          aria-label={(isRecorded ? todayTexts.changeFor : todayTexts.recordFor)(words)}
          onClick={() => recording.setQuestion({ what: isRecorded ? 'entry' : 'other-time', dose })}
        >
          <PencilLine className="size-5" aria-hidden="true" />
          {isRecorded ? todayTexts.change : todayTexts.record}
        </Button>
      )}
    </li>
  );
}

type DoneListProps = {
  readonly done: readonly DoneThing[];
  readonly doses: readonly LineDose[];
  readonly view: LineView;
};

/** What was recorded, by time. The row of a record that was undone here stays, besides that of the open dose. */
export function DoneList({ done, doses, view }: DoneListProps) {
  const undone = [...view.recording.cleared].map(([place, old]): DoneThing => {
    const dose = doses.find((each) => dosePlaceOf(each) === place) ?? { ...old, log: null };
    return { kind: 'dose', atMs: Date.parse(old.log?.at ?? old.at), dose };
  });
  const all = [...done, ...undone].toSorted((one, other) => one.atMs - other.atMs);
  return (
    <ul className="pb-2">
      {all.map((each) =>
        each.kind === 'dose' ? (
          <DoneDose key={dosePlaceOf(each.dose)} dose={each.dose} view={view} />
        ) : (
          <li key={each.event.id} className="py-1">
            <Link to={agendaHref(each.event)} className="link wrap-anywhere">
              {texts.visit({
                time: each.event.all_day ? texts.allDay : formatClock(each.atMs, view),
                title: each.event.title,
              })}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
