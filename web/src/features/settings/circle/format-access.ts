import { formatAreas } from '@caretrail/contract/circle/format-areas';
import { circlePerson, type CirclePerson } from '@caretrail/contract/circle/schema';
import { roleLabels } from '@caretrail/contract/circle/texts';
import { longDate } from '../../../lib/long-date.ts';
import { refusedWith } from '../../../lib/refusal.ts';
import { accessTexts, circleTexts as texts } from './texts.ts';

/** 'Until 3 June 2027', 'Ended on 3 June 2027', 'Without an end date' */
export const formatEnd = ({ ends_on, is_over }: Pick<CirclePerson, 'ends_on' | 'is_over'>) =>
  ends_on === null ? texts.forever : texts[is_over ? 'over' : 'until']({ day: longDate(ends_on) });

/** The access as it is stored by now, where an edit was refused for it: the next Save replaces it knowingly. */
export function storedAccess(thrown: unknown): { version: number; text: string } | null {
  const { stored } = refusedWith(circlePerson, thrown);
  if (stored === null) return null;
  const { name, role, areas, version } = stored;
  const now = [roleLabels[role], formatAreas(areas), formatEnd(stored)].join(' · ');
  return { version, text: accessTexts.conflict({ name, now }) };
}
