import { recordHref } from '@caretrail/contract/access/record-href';
import { datePart } from '@caretrail/contract/time/days';
import type { PlanMove } from '@caretrail/contract/treatments/disagreement';
import { eventsLeftBehind } from '@caretrail/contract/treatments/left-behind';
import type { LinkedRecords } from '@caretrail/contract/treatments/linked';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { shiftPlan } from '@caretrail/contract/treatments/shift';
import { Link } from 'react-router';
import { dayIn } from '../../../lib/format-day.ts';
import { formatStays } from '../agreement/format-disagreement.ts';
import { differingFrom } from '../agreement/plan-notice.tsx';
import { agreementTexts } from '../agreement/texts.ts';
import { shiftTexts as texts } from './texts.ts';

type StaysListProps = {
  readonly treatment: Treatment;
  readonly linked: LinkedRecords;
  readonly shift: PlanMove;
  readonly today: string;
};

type Stays = { readonly id: string; readonly to: string; readonly words: string };

/** By name and day: what belongs to a plan and does not move with it. */
export function staysOf({ treatment, linked, shift, today }: StaysListProps): Stays[] {
  const after = { ...treatment, ...shiftPlan(treatment, shift) };
  const medicines = differingFrom(after, linked.medications, today).map((each) => ({
    id: each.id,
    to: recordHref('medicine', each.id),
    words: formatStays(each.name, each, today),
  }));
  const events = eventsLeftBehind(linked.events, shift.from).map(({ id, title, start }) => ({
    id,
    to: recordHref('event', id),
    words: agreementTexts.eventStays({ title, day: dayIn(datePart(start), today) }),
  }));
  return [...medicines, ...events];
}

export function StaysList(props: StaysListProps) {
  const stays = staysOf(props);
  if (stays.length === 0) return null;
  return (
    <div className="rounded-control border-2 border-problem bg-problem-tint px-4 py-3">
      <p className="font-semibold">{texts.stays}</p>
      <ul className="list-disc ps-6 wrap-anywhere">
        {stays.map(({ id, to, words }) => (
          <li key={id}>
            {/* With several lines the marker would stand beside the last one. */}
            <Link to={to} className="link align-top">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
