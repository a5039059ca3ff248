import type { LedgerEntry, LedgerVisit } from '@caretrail/contract/circle/schema';
import { describe, expect, it } from 'vitest';
import { formatEntry, formatSpan, formatVisit } from './format-look.ts';

const visit = (changes: Partial<LedgerVisit>): LedgerVisit => ({
  id: 'visit',
  helper_id: 'anna',
  name: 'Anna',
  device: null,
  from: '2026-11-19T13:02:00Z',
  to: '2026-11-19T13:09:00Z',
  looked_at: [],
  wrote_in: [],
  did: [],
  entries: 1,
  ...changes,
});
const entry = (changes: Partial<LedgerEntry>): LedgerEntry => ({
  id: 'entry',
  at: '2026-11-19T13:02:00Z',
  helper_id: 'anna',
  name: 'Anna',
  device: null,
  act: 'read',
  areas: [],
  call: 'medications.history',
  action: null,
  object_type: null,
  object_id: null,
  ...changes,
});

describe('D10 who looked, in plain words', () => {
  it('says of a visit what was looked at and written', () => {
    expect(formatVisit(visit({ looked_at: ['calendar', 'medication'] }))).toBe(
      'Anna looked at calendar and medicines',
    );
    expect(formatVisit(visit({ wrote_in: ['medication'] }))).toBe('Anna made entries in medicines');
    expect(formatVisit(visit({ looked_at: ['diary'], wrote_in: ['medication'] }))).toBe(
      'Anna looked at diary and made entries in medicines',
    );
    expect(formatVisit(visit({}))).toBe('Anna opened your record');
  });

  it('says of a take-over what was done, not where', () => {
    expect(formatVisit(visit({ did: ['take-over.requested'] }))).toBe(
      'Anna asked to take over your record',
    );
    expect(formatVisit(visit({ looked_at: ['files'], did: ['take-over.withdrawn'] }))).toBe(
      'Anna looked at files · Anna withdrew the request to take over your record',
    );
    expect(formatEntry(entry({ act: 'write', action: 'take-over.done' }))).toBe(
      'Anna took over and can now see and change your whole record',
    );
    expect(formatVisit(visit({ did: ['duty.taken'] }))).toBe('Anna: Took over being on duty');
  });

  it('says of an entry exactly what was done', () => {
    expect(formatEntry(entry({ areas: ['files'] }))).toBe('Anna looked at files');
    const write = entry({ act: 'write', areas: ['medication'], action: 'dose.logged' });
    expect(formatEntry(write)).toBe('Anna: Dose recorded');
    expect(formatEntry({ ...write, action: null })).toBe('Anna made entries in medicines');
    expect(formatEntry(entry({}))).toBe('Anna opened your record');
  });

  it('gives the time on the reader’s clock', () => {
    const { from, to } = visit({});
    expect(formatSpan(from, to, 'Europe/Berlin')).toBe('14:02–14:09');
    expect(formatSpan(from, from, 'Europe/Berlin')).toBe('14:02');
  });
});
