import { expect, it } from 'vitest';
import { courseDoses } from './course.ts';
import type { Phase } from './schedule.ts';
import { planOf } from './testing/plans.ts';

const daily = (date: string, ...times: string[]): Phase => ({
  seq: 1,
  start: { date },
  length: { open: true },
  pattern: { kind: 'daily' },
  slots: times.map((at) => ({
    id: `at-${at}`,
    at,
    parts: [{ strength: '100 mg', count: 1 }],
  })),
});

it('§3 puts three doses a minute apart where a clock change would put them on one minute', () => {
  const zone = 'America/New_York';
  const [before] = planOf([daily('2026-03-01', '02:00', '02:30')], '2026-03-01').versions;
  const [after] = planOf([daily('2026-03-08', '03:00')], '2026-03-08').versions;
  const versions = [before!, after!].map((version) => ({ ...version, home_tz: zone }));
  const plan = { ...planOf([], '2026-03-01'), versions };
  const doses = courseDoses(plan, { from: '2026-03-07', to: '2026-03-08', zone }, []);
  expect(doses.map(({ local_date_time }) => local_date_time).toSorted()).toEqual([
    '2026-03-08T01:58',
    '2026-03-08T01:59',
    '2026-03-08T03:00',
  ]);
});
