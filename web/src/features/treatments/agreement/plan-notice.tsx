import { recordHref } from '@caretrail/contract/access/record-href';
import { addDays } from '@caretrail/contract/time/days';
import type { LinkedRecords } from '@caretrail/contract/treatments/linked';
import {
  type Disagreement,
  disagreementOf,
  medicineDelay,
  planMove,
  type PlanMove,
} from '@caretrail/contract/treatments/disagreement';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { Link } from 'react-router';
import { dayIn } from '../../../lib/format-day.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { formatDisagreement } from './format-disagreement.ts';
import { NoticeBox } from './notice-box.tsx';
import { agreementTexts as texts } from './texts.ts';

type Medicine = LinkedRecords['medications'][number];
type Differing = Disagreement & { readonly id: string; readonly name: string };

/** The linked medicines whose cycles start on other days than those of a plan. */
export const differingFrom = (
  plan: Treatment,
  medicines: readonly Medicine[],
  today: string,
): Differing[] =>
  medicines.flatMap(({ id, name, cycles }) => {
    const found = cycles && disagreementOf(plan, cycles, today);
    return found ? [{ ...found, id, name }] : [];
  });

type PlanNoticeProps = {
  readonly differing: readonly Differing[];
  readonly today: string;
  readonly onShift: (shift: PlanMove) => void;
};

/** On the page of a treatment with medicines that do not have the days of its plan. */
export function PlanNotice({ differing, today, onShift }: PlanNoticeProps) {
  if (differing.length === 0) return null;
  // Medicines that are taken together ask for the same move.
  const moves = differing.filter(
    ({ cycle, medicine }, index) =>
      differing.findIndex((each) => each.cycle === cycle && each.medicine === medicine) === index,
  );
  return (
    <NoticeBox lines={differing.map((each) => formatDisagreement(each.name, each, today))}>
      {differing.map((each) => {
        const { id, name, cycle, planned } = each;
        const canMove = medicineDelay(each, today) !== null;
        return (
          // The notice on its page asks before anything moves.
          <Link
            key={id}
            to={`${recordHref('medicine', id)}${canMove ? '#dates' : ''}`}
            className={canMove ? buttonClass('secondary') : 'link'}
          >
            {canMove
              ? texts.openMedicine({ name, cycle, day: dayIn(planned, today) })
              : texts.toMedicine({ name })}
          </Link>
        );
      })}
      {moves.map((each) => {
        const shift = planMove(each, today);
        return (
          shift !== null && (
            <Button key={each.id} look="secondary" onClick={() => onShift(shift)}>
              {texts.movePlan({
                cycle: each.cycle,
                day: dayIn(addDays(each.planned, shift.days), today),
              })}
            </Button>
          )
        );
      })}
    </NoticeBox>
  );
}
