import type { CirclePerson } from '@caretrail/contract/circle/schema';
import { expect, it } from 'vitest';
import { formatEnd, storedAccess } from './format-access.ts';

const stored: CirclePerson = {
  id: '019f0000-0000-7000-8000-000000000001',
  helper_id: '019f0000-0000-7000-8000-000000000002',
  name: 'Anna Berg',
  email: 'anna@example.org',
  role: 'manager',
  areas: ['calendar', 'medication'],
  ends_on: null,
  is_over: false,
  since: '2026-11-01T10:00:00Z',
  last_looked_at: null,
  version: 4,
};

const refused = (code: string, more: object) => ({
  kind: 'status',
  message: 'This has changed.',
  status: 409,
  body: { code, detail: 'This has changed.', request_id: '1', ...more },
});

it('says how an access is by now that was changed elsewhere, and which version it is', () => {
  const conflict = { your_version: 3, stored_version: 4, stored };
  expect(storedAccess(refused('stale_version', { conflict }))).toEqual({
    version: 4,
    text: 'The access of Anna Berg was changed somewhere else. Now: Can manage · calendar and medicines · Without an end date. Save again to replace that.',
  });
  expect(storedAccess(refused('invalid_input', {}))).toBeNull();
  expect(storedAccess({ kind: 'no-response', message: 'Away' })).toBeNull();
});

it('says when an access ends', () => {
  expect(formatEnd({ ends_on: '2027-06-03', is_over: false })).toBe('Until 3 June 2027');
  expect(formatEnd({ ends_on: '2026-06-03', is_over: true })).toBe('Ended on 3 June 2026');
});
