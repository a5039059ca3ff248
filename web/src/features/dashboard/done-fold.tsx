import type { DoneThing, LineDose } from '@caretrail/contract/dashboard/day-line';
import { datePart } from '@caretrail/contract/time/days';
import { ChevronDown, CircleCheck, CircleSlash, Clock, PencilLine } from 'lucide-react';
import { isWaiting } from '../../data/dose-entry.ts';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { dosePlaceOf, formatExact, formatKeptEntry, plannedClock } from '../medications/public.ts';
import { formatClock, formatEarlier } from './format-line.ts';
import { LineItem } from './line-item.tsx';
import { agendaHref } from './links.ts';
import type { LineView } from './use-today.ts';
import { lineTexts as texts } from './texts.ts';

type DoneDoseProps = { readonly dose: LineDose; readonly view: LineView };

/** A recorded dose, which can be corrected at any time. */
function DoneDose({ dose, view }: DoneDoseProps) {
  const { recording, today, zone } = view;
  const { medication_name: name, log } = dose;
  if (log === null) return null;
  const isTaken = log.status === 'taken';
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
            {formatKeptEntry(log, datePart(dose.local_date_time), today, zone)}
          </span>
        </span>
      </p>
      <Button
        look="quiet"
        className="px-3"
        // The entry cannot be changed before the server has assigned its id.
        isBusy={log.id === ''}
        aria-label={texts.changeFor({ name, time: plannedClock(dose, zone) })}
        onClick={() => recording.setQuestion({ what: 'entry', dose })}
      >
        <PencilLine className="size-5" aria-hidden="true" />
        {texts.change}
      </Button>
    </li>
  );
}

type DoneFoldProps = {
  readonly done: readonly DoneThing[];
  readonly view: LineView;
  /** Said in place of the number of doses, where no ring shows it. */
  readonly count: { readonly recorded: number; readonly planned: number } | null;
};

/** What was recorded takes one line, which opens. Only doses have a mark of being done: a symptom is no task. */
export function DoneFold({ done, view, count }: DoneFoldProps) {
  if (done.length === 0) return null;
  return (
    <LineItem>
      <details className="group">
        <summary className="flex min-h-target w-fit list-none items-center gap-2 rounded-control font-semibold text-action [&::-webkit-details-marker]:hidden">
          {done.some(({ kind }) => kind === 'dose') && (
            <CircleCheck className="size-5 shrink-0 text-fine" aria-hidden="true" />
          )}
          <span className="min-w-0 wrap-anywhere">{formatEarlier(done, view, count)}</span>
          <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
        </summary>
        <ul className="pb-2">
          {done.map((each) =>
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
      </details>
    </LineItem>
  );
}
