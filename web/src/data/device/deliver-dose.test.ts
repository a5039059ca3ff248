import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeStored, writeUser } from '../../lib/browser-storage.ts';
import { aDose, aDoseEntry } from '../../testing/a-dose.ts';
import { aUser } from '../../testing/a-user.ts';
import { fakeServer, type Seen } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { deliverDose } from './deliver-dose.ts';
import { requestAs } from './request-as.ts';
import type { WaitingDoseWrite } from './waiting-kinds.ts';

const at = '2026-11-15T08:05:00.000Z';
const entryId = '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d99';
const me = aUser();
const ask = requestAs(me.id);

const waiting = (changes: Partial<WaitingDoseWrite> = {}): WaitingDoseWrite => ({
  key: '0192f0c1-0000-7c3a-9b1d-000000000001',
  thing: 'a',
  tappedMs: 1,
  triedMs: null,
  isWithdrawn: false,
  refusal: null,
  content: {
    dose: aDose(),
    log: aDoseEntry({ at }),
    body: { status: 'taken', at, slot_id: 'morning', supersedes: null },
    earlier: [],
  },
  ...changes,
});

const stored = aDoseEntry({ id: entryId, at: '2026-11-15T08:05:02Z', by: me.id });
const conflict = (entry = stored) => ({
  status: 409,
  body: { code: 'conflict', detail: 'Two records.', request_id: 'a', stored: entry },
});

beforeEach(() => {
  freshBrowser();
  writeStored(storageKeys.accessToken, 'token');
  writeUser(me);
});

const bodies = (log: readonly Seen[]) => log.map(({ body }) => body);

describe('a dose that waited', () => {
  it('is sent with the time of the tap and the key of the tap', async () => {
    const log = fakeServer(() => ({ status: 201, body: stored }));
    expect(await deliverDose(ask, waiting())).toEqual(stored);
    expect(log[0]?.body).toMatchObject({ status: 'taken', at });
    expect(log[0]?.headers.get('Idempotency-Key')).toBe(waiting().key);
  });

  it('whose first try had arrived is not recorded again: the answer to its key is that entry', async () => {
    const log = fakeServer(() => ({ status: 201, body: stored }));
    expect(await deliverDose(ask, waiting({ triedMs: 1 }))).toEqual(stored);
    expect(log).toHaveLength(1);
  });

  it.each([
    // Two people may use one account.
    ['on another device within minutes', stored],
    ['by someone else', aDoseEntry({ ...stored, by: entryId })],
    ['at another time', aDoseEntry({ ...stored, at: '2026-11-15T07:30:00Z' })],
    ['as skipped', aDoseEntry({ ...stored, status: 'skipped' })],
  ])('that was recorded %s meanwhile is not doubled: both versions are shown', async (_, other) => {
    const log = fakeServer(() => conflict(other));
    await expect(deliverDose(ask, waiting({ triedMs: 1 }))).rejects.toMatchObject({ status: 409 });
    expect(log).toHaveLength(1);
  });

  it('changed after its first try may have arrived replaces that', async () => {
    const log = fakeServer(({ body }) =>
      (body as { supersedes: unknown }).supersedes === entryId
        ? { status: 201, body: aDoseEntry({ status: 'skipped' }) }
        : conflict(),
    );
    const { content } = waiting();
    const changed = {
      ...content,
      log: aDoseEntry({ at, status: 'skipped' }),
      body: { ...content.body, status: 'skipped' as const },
      earlier: [{ status: 'taken' as const, at }],
    };
    await deliverDose(ask, waiting({ content: changed }));
    expect(bodies(log)).toMatchObject([{ supersedes: null }, { supersedes: entryId }]);
  });

  it('withdrawn after it may have arrived is cleared', async () => {
    const log = fakeServer(() => ({ status: 201, body: stored }));
    await deliverDose(ask, waiting({ isWithdrawn: true }));
    expect(bodies(log)[1]).toMatchObject({ status: 'cleared', supersedes: entryId });
  });

  it('whose clearing was withdrawn after it may have arrived is recorded as it was', async () => {
    const log = fakeServer(() => ({ status: 201, body: stored }));
    const { content } = waiting();
    const before = aDoseEntry({ note: 'With breakfast' });
    const body = { ...content.body, status: 'cleared' as const, supersedes: before.id };
    const dose = aDose({ log: before });
    await deliverDose(ask, waiting({ isWithdrawn: true, content: { ...content, dose, body } }));
    expect(bodies(log)).toMatchObject([
      { status: 'cleared', supersedes: before.id },
      { status: 'taken', at: before.at, note: 'With breakfast', supersedes: stored.id },
    ]);
  });

  it('withdrawn clears nothing that was recorded under another key, even by the same user at the same time', async () => {
    const log = fakeServer(() => conflict());
    const withdrawn = waiting({ triedMs: 1, isWithdrawn: true });
    await expect(deliverDose(ask, withdrawn)).rejects.toMatchObject({ status: 409 });
    expect(bodies(log)).toMatchObject([{ status: 'taken' }]);
  });

  describe('whose key says that another device had recorded it', () => {
    const theirs = aDoseEntry({ id: entryId, at: '2026-11-15T07:58:00Z', by: me.id });
    const answered = (entry = theirs) =>
      fakeServer(() => ({ status: 201, body: { ...entry, already_recorded: true } }));

    it('takes nothing back when it was withdrawn: that record is shown', async () => {
      const log = answered();
      await expect(
        deliverDose(ask, waiting({ triedMs: 1, isWithdrawn: true })),
      ).rejects.toMatchObject({
        status: 409,
        body: { stored: theirs },
      });
      expect(bodies(log)).toMatchObject([{ status: 'taken' }]);
    });

    it('is told with both versions: it may have been taken twice', async () => {
      answered();
      await expect(deliverDose(ask, waiting({ triedMs: 1 }))).rejects.toMatchObject({
        status: 409,
        body: { stored: theirs },
      });
    });

    it('is sent where it was cleared on both', async () => {
      const clearedBefore = aDoseEntry({ ...theirs, status: 'cleared' });
      answered(clearedBefore);
      const { content } = waiting();
      const body = { ...content.body, status: 'cleared' as const, supersedes: theirs.id };
      const sent = waiting({ triedMs: 1, content: { ...content, body } });
      expect(await deliverDose(ask, sent)).toEqual(clearedBefore);
    });

    it('is its own where it had replaced an earlier try of this device', async () => {
      const own = aDoseEntry({ id: entryId, at, by: me.id });
      answered(own);
      const earlier = [{ status: 'skipped' as const, at }];
      const { content } = waiting();
      const changed = waiting({ triedMs: 1, content: { ...content, earlier } });
      expect(await deliverDose(ask, changed)).toEqual(own);
    });
  });
});
