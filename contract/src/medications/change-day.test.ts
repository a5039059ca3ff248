import { describe, expect, it } from 'vitest';
import { adherenceOf } from './adherence.ts';
import { courseDoses } from './course.ts';
import { doseStateAt } from './dose-state.ts';
import { forecastOf } from './forecast.ts';
import type { Plan } from './plan-versions.ts';
import type { Phase } from './schedule.ts';
import { aLogEntry } from './testing/log-entry.ts';
import { changed, momentOn, planOf } from './testing/plans.ts';

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

describe('§3 a medicine entered at 20:36', () => {
  const today = '2026-11-18';
  const nowMs = Date.parse(`${today}T20:36:00Z`);
  const entered = (first: string): Plan => planOf([daily(first, '08:00', '20:00')], today, '20:36');
  const window = { from: '2026-11-15', to: '2026-11-19', zone: 'UTC' };
  const statesOf = (plan: Plan, log = [] as ReturnType<typeof aLogEntry>[]) =>
    courseDoses(plan, window, log).map((dose) => {
      const state = doseStateAt(dose, dose.log, dose.version, nowMs);
      return { at: dose.local_date_time.slice(5), state, isListed: dose.is_added === true };
    });
  const listed = (plan: Plan) =>
    statesOf(plan).flatMap(({ at, isListed }) => (isListed ? [at] : []));
  const others = [
    { at: '11-18T20:00', state: 'due', isListed: false },
    { at: '11-19T08:00', state: 'upcoming', isListed: false },
    { at: '11-19T20:00', state: 'upcoming', isListed: false },
  ];

  it.each([
    ['tomorrow', '2026-11-19', []],
    ['today', today, ['11-18T08:00']],
    ['yesterday', '2026-11-17', ['11-17T08:00', '11-17T20:00', '11-18T08:00']],
  ])('with the first day %s lists what was planned before as not recorded', (_, first, before) => {
    const plan = entered(first);
    expect(listed(plan)).toEqual(before);
    expect(statesOf(plan).filter(({ isListed }) => !isListed)).toEqual(
      others.filter(({ at }) => at >= first.slice(5)),
    );
    // None of them is missed, and none counts before it is recorded.
    expect(adherenceOf(statesOf(plan).map(({ state }) => state)).expected).toBe(0);
  });

  it('counts such a dose once it is recorded, and lists it again once that is undone', () => {
    const plan = entered('2026-11-17');
    const log = aLogEntry({
      id: 'entry',
      time_zone: 'UTC',
      schedule_version_id: plan.versions[0]?.id ?? '',
      slot_id: 'at-08:00',
      local_date: '2026-11-17',
      at: '2026-11-17T08:00:00Z',
    });
    const [first] = statesOf(plan, [log]);
    expect(first).toEqual({ at: '11-17T08:00', state: 'taken', isListed: false });
    const [undone] = statesOf(plan, [{ ...log, status: 'cleared' }]);
    expect(undone).toEqual({ at: '11-17T08:00', state: 'unasked', isListed: true });
  });

  it('needs as many tablets from then on, whatever the first day was', () => {
    const stock = [
      {
        strength: '100 mg',
        on_hand: 3,
        unit: '',
        expires: null,
        low_at_days: 7,
        repeats_left: null,
        renew_lead_days: 7,
      },
    ];
    const runsOut = ['2026-11-11', '2026-11-17', today].map((first) =>
      forecastOf(entered(first), stock, [], { today, nowMs, zone: 'UTC' }).map(
        ({ runs_out_on }) => runs_out_on,
      ),
    );
    expect(runsOut).toEqual([['2026-11-20'], ['2026-11-20'], ['2026-11-20']]);
  });

  it('and changed the same evening keeps what was planned before', () => {
    const plan = entered('2026-11-17');
    const phases = [daily('2026-11-17', '09:00', '21:00')];
    const [version] = plan.versions;
    if (version === undefined) throw new Error('No version.');
    const { home_tz: _, effective_from: __, id: ___, changed_at: ____, ...rest } = version;
    const after = changed(
      plan,
      { kind: 'replace', schedule: { ...rest, phases }, dosage: '' },
      momentOn(today, '20:40'),
    );
    expect(listed(after)).toEqual(['11-17T08:00', '11-17T20:00', '11-18T09:00']);
  });
});
