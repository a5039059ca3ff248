import { aTreatment } from '@caretrail/contract/treatments/testing/a-treatment';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../testing/a-dose.ts';
import { makeAppStore } from '../../testing/app-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { dosesApi } from '../doses.ts';
import { timelinesApi } from '../timelines.ts';
import { treatmentsApi } from '../treatments.ts';
import { settled } from '../write.ts';
import { followAnswers, forgetOutcomes, showOutcomes } from './outcomes.ts';
import { noteWaiting } from './state.ts';
import type { WaitingSessions, WaitingWrite } from './waiting-kinds.ts';

const days = { from: '2026-11-14', to: '2026-11-16' };
const log = aDoseEntry({ id: 'waiting key ' });

const waiting = (changes: Partial<WaitingWrite> = {}, dose = aDose()): WaitingWrite => ({
  key: 'key',
  thing: 'a',
  tappedMs: 1,
  triedMs: null,
  isWithdrawn: false,
  refusal: null,
  content: { dose, log, body: { status: 'taken' }, earlier: [] },
  ...changes,
});

beforeEach(() => {
  freshBrowser();
  noteWaiting([]);
});

/** The app, which asks a server that does not know the dose. */
function app() {
  fakeServer(() => ({ status: 200, body: [aDose()] }));
  const store = makeAppStore();
  const { listDoses } = dosesApi.endpoints;
  return {
    store,
    load: () => store.dispatch(listDoses.initiate(days, { forceRefetch: true })),
    shown: () => listDoses.select(days)(store.getState()).data?.[0]?.log ?? null,
  };
}

describe('a dose that waits', () => {
  it('is shown as waiting in a list that was loaded before what waits was read', async () => {
    const { store, load, shown } = app();
    await load();
    expect(shown()).toBeNull();
    noteWaiting([waiting()]);
    store.dispatch(showOutcomes(new Map()));
    expect(shown()).toEqual(log);
  });

  it('is shown as waiting in an answer of the server that comes later, as on another day', async () => {
    const { store, load, shown } = app();
    noteWaiting([waiting()]);
    const running = load();
    await store.dispatch(followAnswers());
    await running;
    expect(shown()).toEqual(log);
    const other = app();
    await other.load();
    expect(other.shown()).toEqual(log);
  });

  it.each([
    ['refused', waiting({ refusal: { text: 'Your plan has changed.', stored: null } })],
    ['withdrawn', waiting({ isWithdrawn: true })],
    ['about another dose', waiting({}, aDose({ slot_id: 'evening' }))],
  ])('that is %s does not cover an open one', async (_, item) => {
    const { store, load, shown } = app();
    await load();
    noteWaiting([item]);
    store.dispatch(showOutcomes(new Map()));
    expect(shown()).toBeNull();
  });

  it('and clears a record is shown in its place, also of a dose as needed', async () => {
    const asNeeded = aDose({ slot_id: null, log: aDoseEntry() });
    fakeServer(() => ({ status: 200, body: [asNeeded] }));
    const store = makeAppStore();
    const { listDoses } = dosesApi.endpoints;
    await store.dispatch(listDoses.initiate(days));
    const cleared = aDoseEntry({ id: 'waiting key a', status: 'cleared' });
    const body = { status: 'cleared' } as const;
    noteWaiting([waiting({ content: { dose: asNeeded, log: cleared, body, earlier: [] } })]);
    store.dispatch(showOutcomes(new Map()));
    expect(listDoses.select(days)(store.getState()).data).toEqual([{ ...asNeeded, log: cleared }]);
  });

  it('moves the next one where hours count from the last dose taken, and no longer than it waits', async () => {
    const link = (count: number, clock: string) =>
      aDose({
        slot_id: `p1h${count}`,
        at: `2026-11-15T${clock}:00.000Z`,
        local_date_time: `2026-11-15T${clock}`,
        hours_to_next: 8,
      });
    const [first, second] = [link(1, '08:00'), link(2, '16:00')];
    fakeServer(() => ({ status: 200, body: [first, second] }));
    const store = makeAppStore();
    const { listDoses } = dosesApi.endpoints;
    await store.dispatch(listDoses.initiate(days));
    const due = () => listDoses.select(days)(store.getState()).data?.[1]?.local_date_time;
    const late = { ...log, at: '2026-11-15T10:15:00.000Z' };
    noteWaiting([
      waiting({ content: { dose: first, log: late, body: { status: 'taken' }, earlier: [] } }),
    ]);
    store.dispatch(showOutcomes(new Map()));
    expect(due()).toBe('2026-11-15T18:15');
    store.dispatch(showOutcomes(new Map()));
    expect(due()).toBe('2026-11-15T18:15');
    noteWaiting([]);
    store.dispatch(showOutcomes(new Map()));
    await store.dispatch(settled());
    expect(due()).toBe('2026-11-15T16:00');
  });

  it('and was sent shows the record of the server', async () => {
    const { store, load, shown } = app();
    await load();
    noteWaiting([waiting()]);
    store.dispatch(showOutcomes(new Map()));
    noteWaiting([]);
    store.dispatch(showOutcomes(new Map([['key', aDoseEntry()]])));
    expect(shown()).toEqual(aDoseEntry());
  });
});

describe('a note about sessions that waits', () => {
  it('shows the treatment of the answer once it is sent, also where another tab has sent it', async () => {
    const id = aTreatment().id;
    const content = {
      what: 'sessions',
      treatmentId: id,
      title: '',
      sessions: [],
      before: [],
      own: [],
    };
    let title = 'Before';
    fakeServer(() => ({ status: 200, body: aTreatment({ title }) }));
    const store = makeAppStore();
    const { findTreatment } = treatmentsApi.endpoints;
    const shown = () => findTreatment.select({ params: { id } })(store.getState()).data?.title;
    await store.dispatch(findTreatment.initiate({ params: { id } }));
    noteWaiting([{ ...waiting(), content: content as WaitingSessions }]);
    store.dispatch(showOutcomes(new Map()));
    title = 'After';
    noteWaiting([]);
    store.dispatch(showOutcomes(new Map()));
    await store.dispatch(settled());
    expect(shown()).toBe('After');
  });
});

describe('an event that waits', () => {
  it('loads the events again once it is sent, here or in another tab', async () => {
    const log = fakeServer(() => ({ status: 200, body: { data: [], next_cursor: null } }));
    const store = makeAppStore();
    await store.dispatch(timelinesApi.endpoints.listEvents.initiate());
    const content = { what: 'event', title: 'Seizure', start: '', fields: [] } as const;
    noteWaiting([{ ...waiting(), content }]);
    store.dispatch(showOutcomes(new Map()));
    await store.dispatch(settled());
    expect(log).toHaveLength(1);
    noteWaiting([]);
    store.dispatch(showOutcomes(new Map()));
    await store.dispatch(settled());
    expect(log).toHaveLength(2);
  });

  it('is of no one after a sign-out: nothing is loaded again for the next account', async () => {
    const log = fakeServer(() => ({ status: 200, body: { data: [], next_cursor: null } }));
    const store = makeAppStore();
    await store.dispatch(timelinesApi.endpoints.listEvents.initiate());
    const content = { what: 'event', title: 'Seizure', start: '', fields: [] } as const;
    noteWaiting([{ ...waiting(), content }]);
    store.dispatch(showOutcomes(new Map()));
    forgetOutcomes();
    noteWaiting([]);
    store.dispatch(showOutcomes(new Map()));
    await store.dispatch(settled());
    expect(log).toHaveLength(1);
  });
});
