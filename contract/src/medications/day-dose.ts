import { messages } from '../i18n/messages.ts';
import { doseTotal } from './dose-total.ts';
import type { DosePart } from './slots.ts';

const texts = messages('medications/day-dose', {
  often: '{count, plural, =1 {once a day} other {# times a day}}',
  same: '{count, number} times {dose}',
  perDay: '{dose} a day',
});

type Dose = { readonly parts: readonly DosePart[] };

/**
 * The one rule of what a change of dose is: two days differ in their dose when these texts differ, in how much is taken
 * or how often in the day. Another time of day, or other days of the week, are no other dose. A schedule that names no
 * amounts is described by how often.
 */
export function dayDose(doses: readonly Dose[]): string {
  const each = [...new Set(doses.map(({ parts }) => doseTotal(parts)))];
  const count = doses.length;
  if (each.includes('')) return texts.often({ count });
  if (count === 1) return each.join();
  return each.length === 1
    ? texts.same({ count, dose: each.join() })
    : texts.perDay({ dose: doseTotal(doses.flatMap(({ parts }) => parts)) });
}
