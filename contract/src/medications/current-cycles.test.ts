import { describe, expect, it } from 'vitest';
import { asDecidedSince, withCurrentCycles } from './current-cycles.ts';
import { changed, chemo, momentOn, planOf, twice180 } from './testing/plans.ts';

describe('§3 cycles as a client read them before a delay and a hold', () => {
  const planned = planOf([chemo()], '2026-01-02');
  const late = changed(planned, { kind: 'delay', cycle: 1, days: 7 }, momentOn('2026-01-03'));
  const held = changed(late, { kind: 'hold', cycle: 3 }, momentOn('2026-01-22'));
  const decided = { anchor: '2026-01-11', held: [3] };

  it('become the current ones, with the dose that was sent', () => {
    const sent = chemo({}, { slots: twice180 });
    expect(asDecidedSince(held, [sent], '2026-02-20')).toMatchObject([
      { start: { date: '2026-01-11' }, pattern: decided, slots: twice180 },
    ]);
  });

  it('stay as they were sent when they differ', () => {
    const other = chemo({ cycles: 12 });
    expect(asDecidedSince(held, [other], '2026-02-20')).toEqual([other]);
  });
});

describe('§3 another dose for a plan that is followed by a longer one', () => {
  it('inherits no hold of a cycle that only the longer plan has', () => {
    const short = chemo({ cycles: 1 });
    const plan = planOf([short], '2026-01-02');
    const [first] = plan.versions;
    const longer = { ...first!, id: 'longer', effective_from: '2026-01-20' };
    const held = { ...longer, phases: [chemo({ cycles: null, held: [2] })] };
    const both = { ...plan, versions: [first!, held] };
    expect(withCurrentCycles(both, [short], ['2026-01-05'])).toEqual([short]);
  });
});
