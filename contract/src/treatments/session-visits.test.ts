import { describe, expect, it } from 'vitest';
import { comingSessions, isWrittenDown, sessionsOfDay } from './session-visits.ts';
import { aSession, aTreatment } from './testing/a-treatment.ts';

const clock = { nowMs: Date.parse('2026-03-05T10:30Z'), zone: 'Europe/London' };
const on = (date: string, more: Parameters<typeof aSession>[0] = {}) =>
  aSession({ id: date, date, ...more });
const ids = (...treatments: Parameters<typeof aTreatment>[0][]) =>
  comingSessions(treatments.map(aTreatment), clock).map(({ id }) => id);
const course = { type: 'radiotherapy', title: 'Radiotherapy' } as const;

describe('§3 sessions that are visits', () => {
  it('are those to come or going on, the soonest first, of treatments that run or are planned', () => {
    const rehab = aTreatment({
      type: 'rehab',
      status: 'planned',
      sessions: [on('2026-03-06', { time: '08:00' }), on('2026-03-04')],
    });
    const sessions = [
      on('2026-03-05', { time: '09:45' }),
      on('2026-03-07', { status: 'missed' }),
      on('2026-03-09', { time: '10:00' }),
    ];
    expect(ids({ ...course, sessions }, rehab)).toEqual(['2026-03-05', '2026-03-06', '2026-03-09']);
    for (const status of ['on-hold', 'completed', 'stopped'] as const)
      expect(ids({ ...course, sessions, status })).toEqual([]);
    expect(ids({ ...course, sessions: [on('2026-03-05', { time: '09:30' })] })).toEqual([]);
    expect(ids({ ...course, sessions: [on('2026-03-05')] })).toEqual(['2026-03-05']);
  });

  it('of a day are also those that are over or done, not those that were missed', () => {
    const sessions = [
      on('2026-03-05', { id: 'over', time: '08:00' }),
      on('2026-03-05', { id: 'done', time: '09:00', status: 'done' }),
      on('2026-03-05', { id: 'missed', status: 'missed' }),
      on('2026-03-06', { id: 'tomorrow' }),
    ];
    const found = sessionsOfDay([aTreatment({ ...course, sessions })], {
      day: '2026-03-05',
      zone: clock.zone,
    });
    expect(found.map(({ id, status }) => [id, status])).toEqual([
      ['over', 'planned'],
      ['done', 'done'],
    ]);
  });

  it('exclude hours of a device and days of tablets at home', () => {
    const sessions = [on('2026-03-06')];
    expect(ids({ type: 'tumour_treating_fields', sessions })).toEqual([]);
    expect(ids({ type: 'chemotherapy', sessions })).toEqual([]);
    expect(ids({ type: 'chemotherapy', sessions, location_id: 'a' })).toEqual(['2026-03-06']);
    const timed = [on('2026-03-06', { time: '10:00' })];
    expect(ids({ type: 'chemotherapy', sessions: timed })).toEqual(['2026-03-06']);
  });

  it('appear once when the visit was also added as an event', () => {
    const [visit] = comingSessions(
      [aTreatment({ ...course, sessions: [on('2026-03-06')] })],
      clock,
    );
    if (visit === undefined) throw new Error('No session.');
    const event = { treatment_id: visit.treatment_id, event_type: 'Treatment' } as const;
    expect(isWrittenDown(visit, [{ ...event, start: '2026-03-06T10:00' }])).toBe(true);
    expect(isWrittenDown(visit, [{ ...event, start: '2026-03-07T10:00' }])).toBe(false);
    const test = { ...event, event_type: 'Tests', start: '2026-03-06T10:00' } as const;
    expect(isWrittenDown(visit, [test])).toBe(false);
    expect(
      isWrittenDown(visit, [{ ...event, treatment_id: null, start: '2026-03-06T10:00' }]),
    ).toBe(false);
  });
});
