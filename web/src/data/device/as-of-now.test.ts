import { describe, expect, it } from 'vitest';
import { aDashboard } from '../../testing/a-dashboard.ts';
import { aDose, aDoseEntry } from '../../testing/a-dose.ts';
import { aMedication } from '../../testing/a-medication.ts';
import { anEvent } from '../../testing/an-event.ts';
import { type Around, dashboardNow } from './as-of-now.ts';

const hour = 60 * 60_000;

const around: Around = {
  doses: [
    aDose({ log: aDoseEntry() }),
    aDose({
      slot_id: 'evening',
      at: '2026-11-15T20:00:00Z',
      local_date_time: '2026-11-15T20:00',
    }),
    aDose({
      local_date: '2026-11-16',
      local_date_time: '2026-11-16T08:00',
      at: '2026-11-16T08:00:00Z',
    }),
    aDose({
      local_date: '2026-11-17',
      local_date_time: '2026-11-17T08:00',
      at: '2026-11-17T08:00:00Z',
    }),
  ],
  lastDay: '2026-11-22',
  medicines: [aMedication({ instructions: 'With water' })],
  events: [
    anEvent({ title: 'Scan', event_type: 'Scan', start: '2026-11-16T11:00' }),
    anEvent({ id: 'b', title: 'Over', start: '2026-11-16T06:00' }),
    anEvent({ id: 'c', title: 'Far', start: '2026-12-24T09:00' }),
  ],
  treatments: [],
  places: [],
};

const find = async () => around;

describe('the overview of a copy as it is now', () => {
  it('goes on with the clock for as long as the copy is old, and no younger with a clock that was set back', async () => {
    const later = await dashboardNow(aDashboard(), 3 * hour + 30_000, find);
    expect(later?.now).toBe('2026-11-15T11:00:00.000Z');
    expect((await dashboardNow(aDashboard(), -hour, find))?.now).toBe('2026-11-15T08:00:00.000Z');
  });

  it('is built again from the lists once its day is over: doses with their state now, visits, and the days to come', async () => {
    const kept = aDashboard({
      doses: [],
      alerts: [{ kind: 'refill', text: 'Tomorrow …', subject_id: 'a', urgent: null }],
    });
    const now = await dashboardNow(kept, 25 * hour, find);
    expect(now?.today).toBe('2026-11-16');
    expect(now?.doses.map(({ at, state }) => [at, state])).toEqual([
      ['2026-11-16T08:00:00Z', 'late'],
      ['2026-11-17T08:00:00Z', 'upcoming'],
    ]);
    expect(now?.doses[0]).toMatchObject({ instructions: 'With water', grace_min: 60 });
    expect(now?.day_events.map(({ title }) => title)).toEqual(['Over', 'Scan']);
    expect(now?.next_visit?.title).toBe('Scan');
    expect(now?.upcoming.map(({ title }) => title)).toEqual(['Scan']);
    expect(now?.next_doses[0]).toEqual({ date: '2026-11-17', count: 1 });
    expect(now?.watched_symptom.days_since).toBe(4);
  });

  it('says nothing that was true for another day, such as “tomorrow”', async () => {
    const kept = aDashboard({
      alerts: [{ kind: 'refill', text: 'Tomorrow …', subject_id: 'a', urgent: null }],
    });
    expect((await dashboardNow(kept, hour, find))?.alerts).toHaveLength(1);
    expect((await dashboardNow(kept, 25 * hour, find))?.alerts).toEqual([]);
  });

  it('is not there where the lists are missing or do not reach the days that it shows', async () => {
    expect(await dashboardNow(aDashboard(), 25 * hour, async () => null)).toBeNull();
    const short = async () => ({ ...around, lastDay: '2026-11-18' });
    expect(await dashboardNow(aDashboard(), 25 * hour, short)).toBeNull();
  });
});
