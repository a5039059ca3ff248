import { describe, expect, it } from 'vitest';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { formatSameTime } from './same-time-note.tsx';
import { emptyValues, type FormValues } from './values.ts';

const here = { zone: 'Europe/London', nowMs: Date.parse('2026-11-15T12:00:00Z') };
const scan = {
  id: 'scan',
  event_type: 'Scan',
  status: 'planned',
  title: 'MRI of the head',
  start: '2026-11-20T09:00',
  end: '2026-11-20T10:00',
  all_day: false,
  time_zone: here.zone,
} as TimelineEvent;
const wordsFor = (changes: Partial<FormValues>, id: string | null = null) =>
  formatSameTime({
    values: { ...emptyValues('2026-11-20', here.zone), event_type: 'Appointment', ...changes },
    here,
    events: [scan],
    id,
  });

describe('the form of an event at the time of another', () => {
  it('names the other one with its time, and says that it can be saved', () => {
    expect(wordsFor({ startTime: '09:30' })).toBe(
      'At this time you already have: MRI of the head (09:00–10:00). You can still save this event.',
    );
  });

  it('says nothing at another time, of the event itself, or while the time is being typed', () => {
    expect(wordsFor({ startTime: '10:00' })).toBeNull();
    expect(wordsFor({ startTime: '09:30' }, 'scan')).toBeNull();
    expect(wordsFor({ startTime: '' })).toBeNull();
    expect(wordsFor({ startTime: '09:30', day: '' })).toBeNull();
  });
});
