import type { Disagreement } from '@caretrail/contract/treatments/disagreement';
import { dayIn } from '../../../lib/format-day.ts';
import { agreementTexts as texts } from './texts.ts';

/** What is so now. */
export function formatDisagreement(
  name: string,
  { cycle, planned, medicine }: Disagreement,
  today: string,
): string {
  const facts = { name, cycle, planned: dayIn(planned, today) };
  return medicine === null
    ? texts.held(facts)
    : texts.days({ ...facts, day: dayIn(medicine, today) });
}

/** What will be so once the plan is moved. */
export function formatStays(
  name: string,
  { cycle, planned, medicine }: Disagreement,
  today: string,
): string {
  const facts = { name, cycle, planned: dayIn(planned, today) };
  return medicine === null
    ? texts.staysHeld(facts)
    : texts.stays({ ...facts, day: dayIn(medicine, today) });
}
