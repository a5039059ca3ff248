import type { Dashboard, DayDose } from '@caretrail/contract/dashboard/schema';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import { beforeEach, describe, expect, it } from 'vitest';
import { connection } from '../../lib/connection.ts';
import { aDashboard } from '../../testing/a-dashboard.ts';
import { aDose, aDoseEntry } from '../../testing/a-dose.ts';
import { anEvent } from '../../testing/an-event.ts';
import { memoryShelf } from '../../testing/memory-shelf.ts';
import { copyIn } from './copy.ts';
import { parts } from './parts.ts';
import { seenDosesIn } from './seen-doses.ts';
import { standInWith } from './stand-in.ts';
import { noteBack } from './state.ts';
import type { WaitingWrite } from './waiting-kinds.ts';

const askedMs = Date.parse('2026-11-15T08:00:30Z');
const row = { askedMs, sureMs: askedMs, tag: null };
const hour = 60 * 60_000;

const aDayDose = (): DayDose => ({
  ...aDose(),
  instructions: '',
  prescriber: '',
  hazardous_handling: false,
  grace_min: 60,
  miss_after_min: 240,
});

const makeCopy = () => copyIn({ shelf: memoryShelf(), ownerNow: () => 'ada' });
const from = (copy: ReturnType<typeof makeCopy>, waiting: readonly WaitingWrite[] = []) =>
  standInWith({
    copy,
    seen: seenDosesIn(copy),
    now: () => askedMs + 2 * hour,
    findWaiting: async () => waiting,
  });

beforeEach(() => {
  noteBack();
  // Other files run in the same worker.
  return noteBack;
});

const bySooner = (one = '', other = ''): number => Date.parse(one) - Date.parse(other);

describe('without an answer of the server', () => {
  it('a screen gets what the copy holds, word for word the same call', async () => {
    const copy = makeCopy();
    await copy.keep(parts.events.name, { ...row, body: { data: [anEvent()] } });
    const standIn = from(copy);
    expect(await standIn(parts.events.endpoint, {})).toEqual({ data: [anEvent()] });
    expect(await standIn(parts.events.endpoint, { query: { from: undefined } })).not.toBeNull();
    expect(connection.isAway).toBe(true);
  });

  it('what is not in the copy could not be loaded: a filter, a search, another list, a write', async () => {
    const copy = makeCopy();
    await copy.keep(parts.events.name, { ...row, body: { data: [] } });
    await copy.keep(parts.current.name, { ...row, body: [] });
    const standIn = from(copy);
    expect(await standIn(parts.events.endpoint, { query: { from: '2026-11-15' } })).toBeNull();
    const search = { body: { status: 'current', search: 'lev' } };
    expect(await standIn(parts.current.endpoint, search)).toBeNull();
    expect(await standIn(filesEndpoints.list, {})).toBeNull();
    expect(await standIn(parts.treatments.endpoint, {})).toBeNull();
  });

  it('what another version of the app has kept in another shape is not in the copy', async () => {
    const copy = makeCopy();
    await copy.keep(parts.events.name, { ...row, body: { items: [] } });
    expect(await from(copy)(parts.events.endpoint, {})).toBeNull();
  });

  it('has the doses of the days that it was made for, and of no other day', async () => {
    const copy = makeCopy();
    const doses = ['2026-11-14', '2026-11-15', '2026-11-17'].map((local_date) =>
      aDose({ local_date }),
    );
    const days = { from: '2026-11-08', to: '2026-11-22' };
    await copy.keep(parts.doses.name, { ...row, body: { days, doses } });
    const standIn = from(copy);
    const ask = (first: string, last: string) =>
      standIn(parts.doses.endpoint, { query: { from: first, to: last } });
    expect(await ask('2026-11-14', '2026-11-16')).toMatchObject([
      { local_date: '2026-11-14' },
      { local_date: '2026-11-15' },
    ]);
    expect(await ask('2026-11-18', '2026-11-22')).toEqual([]);
    expect(await ask('2026-11-22', '2026-11-23')).toBeNull();
    expect(await ask('2026-11-07', '2026-11-09')).toBeNull();
  });

  it('the overview has gone on with the clock', async () => {
    const copy = makeCopy();
    await copy.keep(parts.dashboard.name, { ...row, body: aDashboard() });
    expect(await from(copy)(parts.dashboard.endpoint, {})).toMatchObject({
      now: '2026-11-15T10:00:00.000Z',
    });
  });

  describe('of a dose that was recorded after the copy was made', () => {
    const days = { from: '2026-11-08', to: '2026-11-22' };
    const query = { from: '2026-11-15', to: '2026-11-15' };
    const dose = aDose();
    const entry = aDoseEntry();
    const later = askedMs + 1;
    async function kept() {
      const copy = makeCopy();
      const overview = aDashboard({ doses: [aDayDose()] });
      await copy.keep(parts.doses.name, { ...row, body: { days, doses: [dose] } });
      await copy.keep(parts.dashboard.name, { ...row, body: overview });
      const standIn = from(copy);
      const logs = async () => {
        const doses = (await standIn(parts.doses.endpoint, { query })) as DoseOccurrence[];
        const { doses: ofToday } = (await standIn(parts.dashboard.endpoint, {})) as Dashboard;
        return [...doses, ...ofToday].map(({ log }) => log);
      };
      return { copy, seen: seenDosesIn(copy), logs };
    }

    it('the list and the overview have that record: it is never due again', async () => {
      const { seen, logs } = await kept();
      expect(await logs()).toEqual([null, null]);
      await seen.remember([{ ...dose, log: entry }], later);
      expect(await logs()).toEqual([entry, entry]);
    });

    it('and cleared since, they have none', async () => {
      const { seen, logs } = await kept();
      await seen.remember([{ ...dose, log: entry }], later);
      await seen.remember([dose], later + 1);
      expect(await logs()).toEqual([null, null]);
    });

    it('an answer that was asked for before says nothing against it', async () => {
      const { seen, logs } = await kept();
      await seen.remember([{ ...dose, log: entry }], later);
      await seen.remember([dose], later - 1);
      expect(await logs()).toEqual([entry, entry]);
    });

    it('a copy that was made after it is newer', async () => {
      const { copy, seen, logs } = await kept();
      await seen.remember([{ ...dose, log: entry }], later);
      const body = { days, doses: [dose] };
      await copy.keep(parts.doses.name, { ...row, askedMs: later + 1, body });
      expect(await logs()).toEqual([null, entry]);
    });

    it('hours that count from it have moved with it, in the list and in the overview', async () => {
      const link = (count: number, clock: string) =>
        aDose({
          slot_id: `p1h${count}`,
          at: `2026-11-15T${clock}:00.000Z`,
          local_date_time: `2026-11-15T${clock}`,
          hours_to_next: 8,
        });
      const [first, second] = [link(1, '08:00'), link(2, '16:00')];
      const copy = makeCopy();
      const ofDay = [{ ...aDayDose(), ...second }];
      await copy.keep(parts.doses.name, { ...row, body: { days, doses: [first, second] } });
      await copy.keep(parts.dashboard.name, { ...row, body: aDashboard({ doses: ofDay }) });
      const log = aDoseEntry({ slot_id: 'p1h1', at: '2026-11-15T09:30:00Z' });
      const dueOf = async (standIn: ReturnType<typeof from>) => {
        const doses = (await standIn(parts.doses.endpoint, { query })) as DoseOccurrence[];
        const { doses: ofToday } = (await standIn(parts.dashboard.endpoint, {})) as Dashboard;
        return [doses[1], ofToday[0]].map((each) => each?.local_date_time.slice(11));
      };
      expect(await dueOf(from(copy))).toEqual(['16:00', '16:00']);
      const content = { dose: first, log: { ...log, id: 'waiting x ' }, body: log, earlier: [] };
      const waits = { refusal: null, isWithdrawn: false, content } as unknown as WaitingWrite;
      expect(await dueOf(from(copy, [waits]))).toEqual(['17:30', '17:30']);
      await seenDosesIn(copy).remember([{ ...first, log }], later);
      expect(await dueOf(from(copy))).toEqual(['17:30', '17:30']);
    });

    it('as needed: the list has it, so that it counts in the limits, until it is cleared', async () => {
      const { copy, seen } = await kept();
      const standIn = from(copy);
      const takenAt = async () =>
        ((await standIn(parts.doses.endpoint, { query })) as DoseOccurrence[])
          .filter(({ slot_id }) => slot_id === null)
          .map(({ log }) => log?.at);
      const asNeeded = (changes: Partial<DoseLogEntry>) => {
        const log = aDoseEntry({ slot_id: null, schedule_version_id: null, local_date: null });
        return aDose({ slot_id: null, schedule_version_id: null, log: { ...log, ...changes } });
      };
      const idOf = (last: string): string => entry.id.replace(/.$/, last);
      const [one, other] = ['2026-11-15T07:00:00Z', '2026-11-15T07:30:00Z'];
      await seen.remember(
        [asNeeded({ id: idOf('a'), at: one }), asNeeded({ id: idOf('b'), at: one })],
        later,
      );
      expect(await takenAt()).toEqual([one, one]);
      // A correction of its time takes its place; a cleared one is gone.
      await seen.remember([asNeeded({ id: idOf('c'), at: other, supersedes: idOf('a') })], later);
      expect((await takenAt()).toSorted(bySooner)).toEqual([one, other]);
      const cleared = asNeeded({ id: idOf('d'), status: 'cleared', supersedes: idOf('b') });
      await seen.remember([cleared], later);
      expect(await takenAt()).toEqual([other]);
      // A copy that has them itself counts each once, and none that was cleared.
      const doses = [asNeeded({ id: idOf('b'), at: one }), asNeeded({ id: idOf('c'), at: other })];
      await copy.keep(parts.doses.name, { ...row, body: { days, doses } });
      expect(await takenAt()).toEqual([other]);
    });

    it('what only waits on this device is not taken for a record of the server', async () => {
      const { seen, logs } = await kept();
      await seen.remember([{ ...dose, log: { ...entry, id: 'waiting x ' } }], later);
      expect(await logs()).toEqual([null, null]);
    });
  });
});
