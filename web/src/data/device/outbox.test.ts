import type { Failure } from '@caretrail/contract/http/failure';
import { describe, expect, it, vi } from 'vitest';
import { memoryShelf } from '../../testing/memory-shelf.ts';
import type { NewWaiting, Waiting } from './kept-writes.ts';
import { outboxIn } from './outbox.ts';

const hour = 60 * 60_000;
const refused = { kind: 'status', status: 400, body: {}, message: 'The dose is wrong.' } as const;
const gone: Failure = { kind: 'no-response', message: 'No answer.' };

/** A lock as the browser has it: a second tab gets none while the first holds it. */
function makeLock() {
  let isHeld = false;
  return async (work: () => Promise<void>): Promise<void> => {
    if (isHeld) return;
    isHeld = true;
    await work().finally(() => (isHeld = false));
  };
}

type Fate = (
  item: Waiting<string>,
) => { readonly arrives: boolean; readonly fails: Failure } | null;

/** A server that stores a row for a key once, and may lose its answers. */
function makeServer() {
  const rows = new Map<string, unknown>();
  const server = {
    rows,
    calls: [] as string[],
    /** What happens to a call: null for an answer. */
    fate: (() => null) as Fate,
    deliver: async (item: Waiting<string>): Promise<unknown> => {
      server.calls.push(item.content);
      const fate = server.fate(item);
      if (fate === null || fate.arrives) rows.set(item.key, item.content);
      await Promise.resolve();
      if (fate !== null) throw Object.assign(new Error(fate.fails.message), fate.fails);
      if (item.isWithdrawn) rows.delete(item.key);
      return item.content;
    },
  };
  return server;
}

function makeDevice(server: ReturnType<typeof makeServer>) {
  const shelf = memoryShelf();
  const clock = { ms: Date.parse('2026-11-15T08:00:00Z') };
  const user = { now: 'ada' };
  const lock = makeLock();
  let turn: Promise<unknown> = Promise.resolve();
  const settled: (readonly [string, unknown])[] = [];
  const onEmpty = vi.fn(() => {
    shelf.key = undefined;
  });
  const openTab = () =>
    outboxIn<string>({
      shelf,
      ownerNow: () => user.now,
      now: () => clock.ms,
      alone: lock,
      inTurn: (work) => {
        const next = turn.then(work, work);
        turn = next.catch(() => undefined);
        return next;
      },
      deliver: server.deliver,
      onSettled: ({ content }, answer) => void settled.push([content, answer]),
      onChanged: () => undefined,
      onEmpty,
      tooOldText: 'Too old.',
    });
  return { shelf, clock, user, settled, onEmpty, openTab };
}

let count = 0;
const aWrite = (
  content: string,
  changes: Partial<NewWaiting<string>> = {},
): NewWaiting<string> => ({
  key: `key-${(count += 1).toString().padStart(4, '0')}`,
  thing: 'medicine',
  tappedMs: count,
  triedMs: null,
  content,
  ...changes,
});

describe('what was recorded without a connection', () => {
  it('waits sealed, and only its own account can see it', async () => {
    const { openTab, shelf, user } = makeDevice(makeServer());
    const tab = openTab();
    await tab.add(aWrite('canary'));
    const all = [...shelf.rows.values()].map(({ sealed }) => String.fromCharCode(...sealed));
    expect(all.join()).not.toContain('canary');
    expect(shelf.key?.extractable).toBe(false);
    user.now = 'bea';
    expect(await tab.list()).toEqual([]);
    await tab.flush();
    user.now = 'ada';
    expect(await tab.list()).toHaveLength(1);
  });

  it('is sent in the order of the taps, and once nothing waits its key goes', async () => {
    const server = makeServer();
    const { openTab, onEmpty, shelf } = makeDevice(server);
    const tab = openTab();
    for (const content of ['a', 'b', 'c']) await tab.add(aWrite(content));
    await tab.flush();
    expect(server.calls).toEqual(['a', 'b', 'c']);
    expect(onEmpty).toHaveBeenCalledOnce();
    expect(shelf.rows.size).toBe(0);
  });

  it('stops without an answer and goes on later, with the same key', async () => {
    const server = makeServer();
    const { openTab } = makeDevice(server);
    const tab = openTab();
    for (const content of ['a', 'b']) await tab.add(aWrite(content));
    server.fate = () => ({ arrives: true, fails: gone });
    const round = await tab.flush();
    expect(round).toEqual({ hasSettled: false, isUnanswered: true, pauseMs: 0 });
    expect(server.calls).toEqual(['a', 'a']);
    server.fate = () => null;
    await tab.flush();
    expect(server.calls).toEqual(['a', 'a', 'a', 'b']);
    expect([...server.rows.values()]).toEqual(['a', 'b']);
  });

  it('is tried once more at once: one lost answer holds up nothing', async () => {
    const server = makeServer();
    const tab = makeDevice(server).openTab();
    for (const content of ['a', 'b', 'c']) await tab.add(aWrite(content));
    server.fate = () => (server.calls.length % 2 === 1 ? { arrives: true, fails: gone } : null);
    await tab.flush();
    expect(server.calls).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
    expect([...server.rows.values()]).toEqual(['a', 'b', 'c']);
  });

  it('that never gets an answer holds up nothing about another thing', async () => {
    const server = makeServer();
    const tab = makeDevice(server).openTab();
    for (const content of ['a', 'b', 'c']) await tab.add(aWrite(content, { thing: content }));
    server.fate = ({ content }) => (content === 'a' ? { arrives: false, fails: gone } : null);
    const round = await tab.flush();
    expect(round).toEqual({ hasSettled: true, isUnanswered: true, pauseMs: 0 });
    expect((await tab.list()).map(({ content }) => content)).toEqual(['a']);
  });

  it('leaves the server the pause that it asks for', async () => {
    const tooMany: Failure = { ...refused, status: 429, retryAfterMs: 7000 };
    const server = makeServer();
    const tab = makeDevice(server).openTab();
    await tab.add(aWrite('a'));
    server.fate = () => ({ arrives: false, fails: tooMany });
    expect(await tab.flush()).toEqual({ hasSettled: false, isUnanswered: false, pauseMs: 7000 });
  });

  it('waits for an earlier one about the same thing; others go on', async () => {
    const server = makeServer();
    const tab = makeDevice(server).openTab();
    for (const content of ['a', 'b']) await tab.add(aWrite(content));
    await tab.add(aWrite('other', { thing: 'appointment' }));
    const fails: Failure = { kind: 'status', status: 500, body: {}, message: 'A fault.' };
    server.fate = ({ content }) => (content === 'a' ? { arrives: false, fails } : null);
    await tab.flush();
    expect(server.calls).toEqual(['a', 'other']);
    server.fate = () => null;
    await tab.flush();
    expect(server.calls).toEqual(['a', 'other', 'a', 'b']);
  });

  it.each([
    ['no answer', gone, 3],
    ['only a proxy answering', { ...refused, status: 502 }, 3],
    ['an expired session', { ...refused, status: 401 }, 1],
    ['too many calls', { ...refused, status: 429 }, 1],
  ])('stops trying with %s: the others would get the same', async (_, fails, calls) => {
    const server = makeServer();
    const tab = makeDevice(server).openTab();
    for (let each = 0; each < 9; each += 1) await tab.add(aWrite('a', { thing: `thing ${each}` }));
    server.fate = () => ({ arrives: false, fails });
    await tab.flush();
    expect(server.calls).toHaveLength(calls);
    expect(await tab.list()).toHaveLength(9);
  });

  it('is removed at the sign-out of its own account; what another account left stays', async () => {
    const server = makeServer();
    const { openTab, user, onEmpty } = makeDevice(server);
    const tab = openTab();
    await tab.add(aWrite('of ada'));
    user.now = 'bea';
    await tab.add(aWrite('of bea'));
    await tab.forget();
    expect(await tab.list()).toEqual([]);
    expect(onEmpty).not.toHaveBeenCalled();
    user.now = 'ada';
    expect(await tab.list()).toMatchObject([{ content: 'of ada' }]);
    await tab.forget();
    expect(onEmpty).toHaveBeenCalledOnce();
  });

  it.each([401, 403, 429, 503])('is not set aside for a status of %s', async (status) => {
    const server = makeServer();
    const tab = makeDevice(server).openTab();
    await tab.add(aWrite('a'));
    const fails: Failure = { kind: 'status', status, body: {}, message: 'Later.' };
    server.fate = () => ({ arrives: false, fails });
    await tab.flush();
    expect(await tab.list()).toMatchObject([{ refusal: null }]);
  });

  it('is not set aside while an earlier try of it is still running, as after a tab was closed', async () => {
    const server = makeServer();
    const tab = makeDevice(server).openTab();
    await tab.add(aWrite('a'));
    const body = { code: 'in_progress', detail: 'Wait a moment.', request_id: 'a' };
    const fails: Failure = { kind: 'status', status: 409, body, message: 'Wait a moment.' };
    server.fate = () => ({ arrives: false, fails });
    await tab.flush();
    expect(await tab.list()).toMatchObject([{ refusal: null }]);
  });

  it('refused, it is set aside with its sentence and blocks nothing; it can be removed', async () => {
    const server = makeServer();
    const { openTab, settled } = makeDevice(server);
    const tab = openTab();
    for (const content of ['a', 'wrong', 'c']) await tab.add(aWrite(content));
    server.fate = ({ content }) =>
      content === 'wrong' ? { arrives: false, fails: refused } : null;
    await tab.flush();
    await tab.flush();
    expect(server.calls).toEqual(['a', 'wrong', 'c']);
    const [left, ...others] = await tab.list();
    expect(left?.refusal).toEqual({ text: 'The dose is wrong.', stored: null, field: null });
    expect(others).toEqual([]);
    expect(settled).toContainEqual(['wrong', null]);
    await tab.withdraw(left?.key ?? '');
    expect(await tab.list()).toEqual([]);
  });

  it('refused for one field, it keeps which, and the sentence about it', async () => {
    const server = makeServer();
    const tab = makeDevice(server).openTab();
    await tab.add(aWrite('wrong'));
    const fields = { slot_id: 'It was not planned.' };
    const body = { code: 'invalid_input', detail: 'No.', request_id: 'a', fields };
    server.fate = () => ({ arrives: false, fails: { ...refused, body } });
    await tab.flush();
    const [left] = await tab.list();
    expect(left?.refusal).toEqual({ text: fields.slot_id, stored: null, field: 'slot_id' });
  });

  it('keeps what the server has stored instead, for the choice between two versions', async () => {
    const server = makeServer();
    const tab = makeDevice(server).openTab();
    await tab.add(aWrite('a'));
    const body = { code: 'conflict', stored: { id: 'other' } };
    const fails: Failure = { kind: 'status', status: 409, body, message: 'Two versions.' };
    server.fate = () => ({ arrives: false, fails });
    await tab.flush();
    expect(await tab.list()).toMatchObject([{ refusal: { stored: { id: 'other' } } }]);
  });

  it('was accepted although its answer could not be read', async () => {
    const server = makeServer();
    const tab = makeDevice(server).openTab();
    await tab.add(aWrite('a'));
    const fails: Failure = { kind: 'status', status: 201, body: '<', message: 'Unreadable.' };
    server.fate = () => ({ arrives: true, fails });
    await tab.flush();
    expect(await tab.list()).toEqual([]);
  });

  it('is not sent again after a day, when the server may have forgotten its key', async () => {
    const server = makeServer();
    const { openTab, clock } = makeDevice(server);
    const tab = openTab();
    await tab.add(aWrite('a', { triedMs: clock.ms }));
    await tab.add(aWrite('never tried'));
    clock.ms += 24 * hour;
    await tab.flush();
    expect(server.calls).toEqual(['never tried']);
    expect(await tab.list()).toMatchObject([{ content: 'a', refusal: { text: 'Too old.' } }]);
  });
});

describe('the undo of withdrawing', () => {
  it('puts back what was never sent, and it is sent once', async () => {
    const server = makeServer();
    const { openTab } = makeDevice(server);
    const tab = openTab();
    const write = aWrite('a');
    await tab.add(write);
    const withdrawn = await tab.withdraw(write.key);
    expect(await tab.list()).toEqual([]);
    if (withdrawn !== null) await tab.restore(withdrawn, 'another key');
    expect(await tab.list()).toMatchObject([{ ...write, isWithdrawn: false, refusal: null }]);
    await tab.flush();
    expect(server.rows).toEqual(new Map([[write.key, 'a']]));
  });

  it('sends one that may have arrived under its own key, as long as it was not taken back', async () => {
    const server = makeServer();
    const { openTab, clock } = makeDevice(server);
    const tab = openTab();
    const write = aWrite('a', { triedMs: clock.ms });
    await tab.add(write);
    const withdrawn = await tab.withdraw(write.key);
    expect(await tab.list()).toMatchObject([{ isWithdrawn: true }]);
    if (withdrawn !== null) await tab.restore(withdrawn, 'another key');
    await tab.flush();
    expect(server.rows).toEqual(new Map([[write.key, 'a']]));
  });

  it('is a new write once it was sent and taken back', async () => {
    const server = makeServer();
    const { openTab, clock } = makeDevice(server);
    const tab = openTab();
    const write = aWrite('a', { triedMs: clock.ms });
    await tab.add(write);
    const withdrawn = await tab.withdraw(write.key);
    await tab.flush();
    expect([server.rows.size, (await tab.list()).length]).toEqual([0, 0]);
    if (withdrawn !== null) await tab.restore(withdrawn, 'another key');
    await tab.flush();
    expect(server.rows).toEqual(new Map([['another key', 'a']]));
  });

  it('sets aside again what was refused and removed', async () => {
    const server = makeServer();
    server.fate = () => ({ arrives: false, fails: refused });
    const { openTab } = makeDevice(server);
    const tab = openTab();
    await tab.add(aWrite('a'));
    await tab.flush();
    const [item] = await tab.list();
    const removed = await tab.withdraw(item?.key ?? '');
    expect(await tab.list()).toEqual([]);
    if (removed !== null) await tab.restore(removed, 'another key');
    expect(await tab.list()).toEqual([item]);
  });
});

describe('withdrawing what waits', () => {
  it('before it can have arrived, nothing is sent', async () => {
    const server = makeServer();
    const tab = makeDevice(server).openTab();
    const write = aWrite('a');
    await tab.add(write);
    await tab.withdraw(write.key);
    await tab.flush();
    expect(server.calls).toEqual([]);
  });

  it('after it may have arrived, or on its way, it is sent and undone', async () => {
    const server = makeServer();
    const tab = makeDevice(server).openTab();
    const [one, other] = [
      aWrite('a', { triedMs: Date.parse('2026-11-15T07:59:00Z') }),
      aWrite('b'),
    ];
    await tab.add(one);
    await tab.withdraw(one.key);
    await tab.add(other);
    let isPressed = false;
    server.fate = ({ content, isWithdrawn }) => {
      if (content === 'b' && !isPressed && !isWithdrawn) {
        isPressed = true;
        void tab.withdraw(other.key);
      }
      return null;
    };
    await tab.flush();
    expect(server.rows.size).toBe(0);
    expect(await tab.list()).toEqual([]);
  });
});

describe('replacing what waits', () => {
  it('sends the other one alone', async () => {
    const server = makeServer();
    const { openTab, onEmpty } = makeDevice(server);
    const tab = openTab();
    const write = aWrite('taken');
    await tab.add(write);
    const other = await tab.replace(write.key, ({ content }) => aWrite(`skipped, not ${content}`));
    expect(other?.content).toBe('skipped, not taken');
    expect(onEmpty).not.toHaveBeenCalled();
    await tab.flush();
    expect(server.calls).toEqual(['skipped, not taken']);
    expect(await tab.replace(write.key, () => aWrite('late'))).toBeNull();
  });

  it('loses nothing where the other one cannot be stored', async () => {
    const server = makeServer();
    const { openTab, shelf } = makeDevice(server);
    const tab = openTab();
    const write = aWrite('taken');
    await tab.add(write);
    const put = vi.spyOn(shelf, 'put').mockRejectedValueOnce(new Error('The disk is full.'));
    await expect(tab.replace(write.key, () => aWrite('skipped'))).rejects.toThrow();
    put.mockRestore();
    await tab.flush();
    expect(server.calls).toEqual(['taken']);
  });
});

describe('several tabs, lost answers and a closed tab', () => {
  it('200 writes, a third of the answers lost, three tabs, one rejected: each is there once, and the rejected one is told', async () => {
    const server = makeServer();
    const { openTab } = makeDevice(server);
    const tabs = [openTab(), openTab(), openTab()];
    const [first] = tabs;
    for (let each = 1; each <= 200; each += 1)
      await first?.add(
        aWrite(each === 100 ? 'wrong' : `write ${each}`, { thing: `thing ${each % 20}` }),
      );
    let turn = 0;
    server.fate = ({ content }) => {
      if (content === 'wrong') return { arrives: false, fails: refused };
      turn += 1;
      return turn % 3 === 0 ? { arrives: turn % 2 === 0, fails: gone } : null;
    };
    for (let round = 0; round < 30; round += 1) await Promise.all(tabs.map((tab) => tab.flush()));
    expect(server.rows.size).toBe(199);
    expect(new Set(server.rows.values()).size).toBe(199);
    expect((await first?.list())?.map(({ content }) => content)).toEqual(['wrong']);
  });

  it('a tab that was closed while sending has lost nothing: the next one sends the same key', async () => {
    const server = makeServer();
    const { openTab } = makeDevice(server);
    const closed = openTab();
    const write = aWrite('a');
    await closed.add(write);
    server.fate = () => ({ arrives: true, fails: gone });
    await closed.flush();
    server.fate = () => null;
    await openTab().flush();
    expect([...server.rows.keys()]).toEqual([write.key]);
  });
});
