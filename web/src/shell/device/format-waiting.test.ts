import { expect, it } from 'vitest';
import type { WaitingContent, WaitingWrite } from '../../data/device/waiting-kinds.ts';
import { aDose, aDoseEntry } from '../../testing/a-dose.ts';
import { formatWaiting, nameOfWaiting } from './format-waiting.ts';

const nowMs = Date.parse('2026-11-15T15:00:00Z');
const waiting = (content: WaitingContent): WaitingWrite => ({
  key: 'key-1',
  thing: 'x',
  tappedMs: nowMs,
  triedMs: null,
  isWithdrawn: false,
  refusal: null,
  content,
});
const said = (content: WaitingContent): string => formatWaiting(waiting(content), nowMs);
const dose = (changes: Parameters<typeof aDose>[0]): WaitingContent => ({
  dose: aDose(changes),
  log: aDoseEntry(),
  body: { status: 'taken' },
  earlier: [],
});

it('names which dose of a medicine waits: how much, and the time for which it was planned', () => {
  expect(said(dose({}))).toBe(
    'Levetiracetam, 1 × 500 mg, due today at 08:00: Taken today at 08:05',
  );
  const parts = [{ strength: '20 mg', count: 2 }];
  const evening = dose({ parts, at: '2026-11-14T20:00:00Z' });
  expect(said(evening)).toBe(
    'Levetiracetam, 2 × 20 mg (40 mg), due yesterday at 20:00: Taken today at 08:05',
  );
  expect(nameOfWaiting(waiting(evening), nowMs)).toBe(
    'Levetiracetam, 2 × 20 mg (40 mg), due yesterday at 20:00',
  );
  expect(said(dose({ slot_id: null }))).toBe(
    'Levetiracetam, 1 × 500 mg, as needed: Taken today at 08:05',
  );
  const until = '2026-11-15T16:00:00Z';
  expect(said({ what: 'postponement', dose: aDose(), until })).toBe(
    'Levetiracetam, 1 × 500 mg, due today at 08:00: put off until today at 16:00',
  );
});

it('says when an event was, by the clock of its own place', () => {
  const event = (start: string, fields: Record<string, string>): string =>
    said({ what: 'event', title: 'Seizure', start, fields: Object.entries({ start, ...fields }) });
  const zone = { time_zone: 'Europe/London' };
  expect(event('2026-11-15T14:20', { ...zone, all_day: 'false' })).toBe('Seizure: today at 14:20');
  expect(event('2026-11-15T00:30', { time_zone: 'Asia/Tokyo', all_day: 'false' })).toBe(
    'Seizure: yesterday at 00:30',
  );
  expect(event('2026-11-14T00:00', { ...zone, all_day: 'true' })).toBe('Seizure: yesterday');
});
