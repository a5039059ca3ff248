import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { doseDayAt, isAfterMidnight } from '@caretrail/contract/medications/dose-day';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { weekdayName } from '../../lib/day-words.ts';
import { Button } from '../../ui/button.tsx';
import { agendaWhen } from './agenda-words.ts';
import { agendaHref, newEventHref } from './links.ts';
import { factTexts as texts } from './texts.ts';
import { WatchedDialog } from './watched-dialog.tsx';

type FactProps = {
  readonly label: string;
  readonly value: string;
  readonly children?: ReactNode;
};

const Fact = ({ label, value, children }: FactProps) => (
  <div className="flex flex-col gap-1 border-s-4 border-rule ps-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-h2 font-semibold text-balance wrap-anywhere">{value}</dd>
    {children !== undefined && <dd className="wrap-anywhere">{children}</dd>}
  </div>
);

type FactsProps = { readonly shown: Dashboard; readonly nowMs: number };

/** Three facts, big: they are what a person looks for first. */
export function Facts({ shown, nowMs }: FactsProps) {
  const { next_visit: visit, medicines_today, watched_symptom: watched, today, time_zone } = shown;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <dl className="grid gap-x-4 gap-y-5 sm:grid-cols-[3fr_2fr_2fr]">
        {visit === null ? (
          <Fact label={texts.visit} value={texts.noVisit}>
            <Link to={newEventHref} className="link">
              {texts.addVisit}
            </Link>
          </Fact>
        ) : (
          <Fact label={texts.visit} value={agendaWhen(visit, { today, zone: time_zone, nowMs })}>
            <Link to={agendaHref(visit)} className="link">
              {visit.title}
            </Link>
            {visit.location_name !== '' && (
              <span className="block text-ink-soft">{visit.location_name}</span>
            )}
          </Fact>
        )}
        <Fact
          label={
            isAfterMidnight(nowMs, time_zone)
              ? texts.medicinesOn(weekdayName(doseDayAt(nowMs, time_zone)))
              : texts.medicines
          }
          value={
            medicines_today.planned === 0
              ? texts.noDoses
              : texts.count(medicines_today.taken, medicines_today.planned)
          }
        />
        <Fact
          label={texts.since(watched.name)}
          value={watched.days_since === null ? texts.neverNoted : texts.days(watched.days_since)}
        >
          <Button
            look="quiet"
            className="-ms-3 justify-start px-3 text-start"
            onClick={() => setChoosing(true)}
          >
            {texts.choose}
          </Button>
        </Fact>
      </dl>
      {isChoosing && <WatchedDialog watched={watched} onClose={() => setChoosing(false)} />}
    </>
  );
}
