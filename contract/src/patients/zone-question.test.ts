import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { zoneChoice } from './schema.ts';
import { zoneInUse, zoneQuestion } from './zone-question.ts';

const nowMs = Date.parse('2026-11-15T12:00:00Z');
const inLondon = { time_zone: 'Europe/London', used_zone: 'Europe/London', kept_in: null };
const ask = (known: Parameters<typeof zoneQuestion>[0], device: string) =>
  zoneQuestion(known, device, nowMs);

describe('§3 the clock of a patient', () => {
  it('is that of the profile, else that of the schedules, else that of the device', () => {
    const unnamed = { time_zone: null, used_zone: 'Asia/Tokyo', kept_in: null };
    expect(zoneInUse(inLondon, 'Asia/Kathmandu')).toBe('Europe/London');
    expect(zoneInUse(unnamed, 'Asia/Kathmandu')).toBe('Asia/Tokyo');
    expect(zoneInUse({ ...unnamed, used_zone: null }, 'Asia/Kathmandu')).toBe('Asia/Kathmandu');
    expect(zoneInUse(null, 'Asia/Kathmandu')).toBe('Asia/Kathmandu');
  });

  it('leads to a question when the device has another time, and not again after “keep the times”', () => {
    expect(ask(inLondon, 'Europe/London')).toBeNull();
    // Another name for the same time.
    expect(ask(inLondon, 'Europe/Lisbon')).toBeNull();
    expect(ask(inLondon, 'Asia/Kathmandu')).toBe('away');
    const kept = { ...inLondon, kept_in: 'Asia/Kathmandu' };
    expect(ask(kept, 'Asia/Kathmandu')).toBe('kept');
    expect(ask(kept, 'Asia/Tokyo')).toBe('away');
  });

  it('leads to one question when no zone is set, and only with a schedule', () => {
    const unnamed = { time_zone: null, used_zone: 'UTC', kept_in: null };
    expect(ask(unnamed, 'Europe/London')).toBe('unnamed');
    expect(ask({ ...unnamed, kept_in: 'Europe/London' }, 'Europe/London')).toBeNull();
    expect(ask({ ...unnamed, used_zone: null }, 'Europe/London')).toBeNull();
  });

  it('accepts one choice at a time, of an existing zone', () => {
    const isTaken = (body: object) => z.safeParse(zoneChoice, body).success;
    expect(isTaken({ time_zone: 'Asia/Tokyo' })).toBe(true);
    expect(isTaken({ kept_in: 'Asia/Tokyo' })).toBe(true);
    expect(isTaken({})).toBe(false);
    expect(isTaken({ time_zone: 'Asia/Tokyo', kept_in: 'Asia/Tokyo' })).toBe(false);
    expect(isTaken({ time_zone: 'Moon/Base' })).toBe(false);
  });
});
