import { recordHref } from '@caretrail/contract/access/record-href';
import { asksQuestions, isVisit } from '@caretrail/contract/timelines/event-types';
import { type Placed, spanOf } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { stateToBegin } from '../../lib/begun-state.ts';
import { type FormLink, newEventHref } from './capture-links.ts';

type Visit = Placed & Pick<TimelineEvent, 'id' | 'event_type' | 'status'>;

/** Few words are said there. */
const isExamination = ({ event_type }: Visit): boolean =>
  event_type === 'Scan' || event_type === 'Tests';

/** One screen shows no more. */
const most = 6;

/** The visits to come that can hold a question: the soonest first, scans and tests after all others. */
export const visitsToAsk = <V extends Visit>(events: readonly V[], nowMs: number): V[] =>
  events
    .filter(
      (event) =>
        event.status === 'planned' &&
        isVisit(event.event_type) &&
        asksQuestions(event.event_type) &&
        spanOf(event).toMs > nowMs,
    )
    .toSorted(
      (one, other) =>
        Number(isExamination(one)) - Number(isExamination(other)) ||
        spanOf(one).fromMs - spanOf(other).fromMs,
    )
    .slice(0, most);

/** The page of a visit, at its field for one more question; without a visit the form of a new appointment. */
export const newQuestion = (visit: Pick<Visit, 'id' | 'event_type'> | null): FormLink => {
  const questions = [''];
  const state = stateToBegin({ event_type: visit?.event_type ?? 'Appointment', questions });
  const to = visit === null ? newEventHref : recordHref('event', visit.id);
  return { to, state };
};
