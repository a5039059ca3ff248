import { messages } from '@caretrail/contract/i18n/messages';
import { dateAt } from '@caretrail/contract/time/zoned';
import { firstDayOf } from '@caretrail/contract/timelines/placing';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { timelinesApi } from '../../data/timelines.ts';
import { usePatientZone } from '../../data/zone.ts';
import { dayHeading } from '../../lib/format-day.ts';
import { formatEventTime } from '../../lib/format-event-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { FormLink } from './capture-links.ts';
import { newQuestion, visitsToAsk } from './question-links.ts';

const texts = messages('shell/question-visits', {
  loading: 'Loading your appointments…',
  when: '{day} · {time}',
  other: 'A new appointment',
});

type VisitLinkProps = FormLink & {
  readonly title: string;
  readonly when?: string;
  readonly onFollow: () => void;
};

const VisitLink = ({ title, when, onFollow, ...link }: VisitLinkProps) => (
  <li className="flex">
    <Link
      {...link}
      className={`${buttonClass('secondary')} w-full justify-start! px-4 text-start!`}
      onClick={onFollow}
    >
      <span className="min-w-0 wrap-anywhere">
        {title}
        {when !== undefined && (
          <span className="block text-small font-normal text-ink-soft">{when}</span>
        )}
      </span>
    </Link>
  </li>
);

/** For which visit a question is; the most likely one first. If they cannot be loaded, a new appointment is left. */
export function QuestionVisits({ onFollow }: { readonly onFollow: () => void }) {
  const zone = usePatientZone();
  const nowMs = useNow();
  const today = dateAt(nowMs, zone);
  const coming = timelinesApi.useListEventsFromQuery(today);
  // Without a connection the copy on this device has all events, and no part of them.
  const all = timelinesApi.useListEventsQuery(undefined, { skip: !coming.isError });
  const data = coming.data ?? all.data?.data;
  const isLoading = coming.isLoading || all.isLoading;
  const list = useRef<HTMLUListElement>(null);
  // What was pressed is gone.
  useEffect(() => list.current?.querySelector('a')?.focus(), [isLoading]);
  if (isLoading) return <p role="status">{texts.loading}</p>;
  return (
    <ul ref={list} className="grid gap-2">
      {visitsToAsk(data ?? [], nowMs).map((visit) => (
        <VisitLink
          key={visit.id}
          {...newQuestion(visit)}
          title={visit.title}
          when={texts.when({
            day: dayHeading(firstDayOf(visit), today),
            time: formatEventTime(visit, zone),
          })}
          onFollow={onFollow}
        />
      ))}
      <VisitLink {...newQuestion(null)} title={texts.other} onFollow={onFollow} />
    </ul>
  );
}
