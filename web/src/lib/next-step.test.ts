import { regimens } from '@caretrail/contract/medications/testing/regimens';
import { describe, expect, it } from 'vitest';
import { aVersionOf } from '../testing/a-medication.ts';
import { formatNextStep } from './next-step.ts';

const taper = { ...aVersionOf(), phases: regimens.dexamethasone.phases };

describe('§3 the next step of a taper', () => {
  it.each([
    ['2026-02-01', 'From Friday 6 February: 6 mg'],
    ['2026-02-15', 'From Monday 16 February: 2 mg'],
    ['2026-02-16', null],
  ])('on %s', (today, words) => {
    expect(formatNextStep({ schedule: taper, status: 'current' }, today)).toBe(words);
  });

  it('nothing of a plan that has none, has not begun or is over', () => {
    expect(formatNextStep({ schedule: aVersionOf(), status: 'current' }, '2026-10-01')).toBeNull();
    expect(formatNextStep({ schedule: null, status: 'current' }, '2026-10-01')).toBeNull();
    expect(formatNextStep({ schedule: taper, status: 'completed' }, '2026-02-01')).toBeNull();
  });
});
