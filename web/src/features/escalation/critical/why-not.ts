import type { CirclePerson } from '@caretrail/contract/circle/schema';
import { longDate } from '../../../lib/long-date.ts';
import { whyTexts as texts } from './texts.ts';

type Person = Pick<CirclePerson, 'helper_id' | 'name' | 'areas' | 'ends_on' | 'is_over'>;

/** Undefined where the circle is not known: others do not see who is in it. */
export type KnownCircle = readonly Person[] | undefined;

/** Why a person is not told about doses. */
export function whyNot(circle: KnownCircle, helperId: string): string {
  if (circle === undefined) return texts.noAccess;
  const person = circle.find(({ helper_id }) => helper_id === helperId);
  if (person === undefined) return texts.gone;
  if (person.is_over && person.ends_on !== null)
    return texts.over({ day: longDate(person.ends_on) });
  return texts.noMedicines;
}

/** People of the circle who cannot be told, with the reason. */
export const notToldOf = (circle: KnownCircle, mayBeTold: ReadonlySet<string>): Person[] =>
  (circle ?? []).filter(({ helper_id }) => !mayBeTold.has(helper_id));
