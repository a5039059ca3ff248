import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { CheckIn } from '@caretrail/contract/timelines/check-in';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeStored, writeUser } from '../../lib/browser-storage.ts';
import { aUser } from '../../testing/a-user.ts';
import { anEvent } from '../../testing/an-event.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { deliverCheckIn } from './deliver-check-in.ts';
import { requestAs } from './request-as.ts';

const ask = requestAs(aUser().id);
const stored: CheckIn = { sleep: 'good', energy: 'fair', mood: null, symptoms: [] };

const waiting = (before: CheckIn | null, isWithdrawn: boolean) => ({
  key: '0192f0c1-0000-7c3a-9b1d-000000000001',
  thing: 'check-in 2026-11-15',
  tappedMs: Date.parse('2026-11-15T08:00:00Z'),
  triedMs: isWithdrawn ? 1 : null,
  isWithdrawn,
  refusal: null,
  content: {
    what: 'checkIn',
    title: 'Check-in',
    day: '2026-11-15',
    answers: { sleep: 'good' },
    before,
  } as const,
});

const server = (check_in: CheckIn) =>
  fakeServer(({ method }) =>
    method === 'DELETE' ? { status: 204 } : { status: 200, body: anEvent({ check_in }) },
  );

beforeEach(() => {
  freshBrowser();
  writeStored(storageKeys.accessToken, 'token');
  writeUser(aUser());
});

describe('a check-in that waited', () => {
  it('is sent with the time of its press', async () => {
    const log = server(stored);
    await deliverCheckIn(ask, waiting(null, false));
    expect(log).toMatchObject([
      {
        method: 'PUT',
        url: expect.stringMatching(/\/api\/timelines\/check_ins\/2026-11-15\/$/),
        body: { sleep: 'good', pressed_at: '2026-11-15T08:00:00.000Z' },
      },
    ]);
  });

  it('withdrawn after it may have arrived: the answers from before come back, or it is deleted', async () => {
    const before = { ...stored, sleep: 'poor' } as const;
    const log = server(stored);
    await deliverCheckIn(ask, waiting(before, true));
    expect(log.map(({ method, body }) => [method, body]).at(-1)).toEqual([
      'PUT',
      { sleep: 'poor' },
    ]);
    const alone = server({ ...stored, energy: null });
    await deliverCheckIn(ask, waiting(null, true));
    expect(alone.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  });
});
