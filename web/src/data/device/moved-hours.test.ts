import { courseDoses } from '@caretrail/contract/medications/course';
import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import { aVersion, phase, slot } from '@caretrail/contract/medications/testing/regimens';
import { isoOf } from '@caretrail/contract/time/zoned';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../testing/a-dose.ts';
import { withMovedHours } from './moved-hours.ts';
import { withWaitingDoses } from './overlay.ts';
import type { WaitingWrite } from './waiting-kinds.ts';

const id = aDose().schedule_version_id ?? '';
const zone = 'Europe/London';
const hour = 3_600_000;
const days = { from: '2026-11-14', to: '2026-11-18' };

const versionOf = (h: number) => ({
  ...aVersion([
    phase(1, {
      start: { date: '2026-11-14' },
      pattern: { kind: 'every_hours', h, from: 'taken' },
      slots: [slot('first', '08:00', { strength: '5 mg', count: 1 })],
    }),
  ]),
  effective_from: '2026-11-14',
  id,
  grace_min: 60,
  miss_after_min: 240,
});

/** What the server answers, which knows these records. */
const serverSays = (h: number, log: readonly DoseLogEntry[], window = days): DoseOccurrence[] =>
  courseDoses(
    { versions: [versionOf(h)], states: [{ state: 'active', effective_from: '2026-11-14' }] },
    { ...window, zone },
    log,
  ).map((dose) =>
    aDose({
      slot_id: dose.slot_id,
      local_date: dose.local_date,
      local_date_time: dose.local_date_time,
      at: isoOf(dose.at_ms),
      hours_to_next: h,
      log: dose.log,
    }),
  );

const entryOf = (dose: DoseOccurrence, at: number, changes: Partial<DoseLogEntry> = {}) =>
  aDoseEntry({
    id: `${dose.slot_id}`,
    slot_id: dose.slot_id,
    local_date: dose.local_date,
    at: isoOf(at),
    ...changes,
  });

const waits = (dose: DoseOccurrence, log: DoseLogEntry): WaitingWrite => ({
  key: `${dose.slot_id}`,
  thing: dose.medication_id,
  tappedMs: 1,
  triedMs: null,
  isWithdrawn: false,
  refusal: null,
  content: {
    dose,
    log: { ...log, id: `waiting ${log.id} ` },
    body: { status: log.status },
    earlier: [],
  },
});

const clocks = (doses: readonly DoseOccurrence[]): string[] =>
  doses.map(({ local_date_time, log }) => `${local_date_time.slice(5)} ${log?.status ?? 'open'}`);

/** Written before the code, as a careful pharmacist would: every eight hours after the last one, from 08:00 on the 14th. */
const table: readonly {
  readonly title: string;
  /** Stored, as the server knows it: the number of the dose, and when it was taken. */
  readonly stored?: readonly (readonly [number, string])[];
  readonly waiting: readonly (readonly [number, string, DoseLogEntry['status']?])[];
  readonly shows: readonly string[];
}[] = [
  {
    title: 'C01 taken two hours late: the next one is due two hours later',
    waiting: [[1, '2026-11-14T10:00']],
    shows: ['11-14T08:00 taken', '11-14T18:00 open', '11-15T02:00 open', '11-15T10:00 open'],
  },
  {
    title: 'C02 taken an hour early: the next one is due an hour sooner, as the plan says',
    stored: [[1, '2026-11-14T08:00']],
    waiting: [[2, '2026-11-14T15:00']],
    shows: ['11-14T08:00 taken', '11-14T16:00 taken', '11-14T23:00 open', '11-15T07:00 open'],
  },
  {
    title: 'C03 two wait, each late: both move what follows',
    waiting: [
      [1, '2026-11-14T09:00'],
      [2, '2026-11-14T18:30'],
    ],
    shows: ['11-14T08:00 taken', '11-14T17:00 taken', '11-15T02:30 open', '11-15T10:30 open'],
  },
  {
    title: 'C04 a skipped dose moves nothing',
    waiting: [[1, '2026-11-14T10:00', 'skipped']],
    shows: ['11-14T08:00 skipped', '11-14T16:00 open', '11-15T00:00 open', '11-15T08:00 open'],
  },
  {
    title: 'C05 a record that was cleared: the next one counts from when it was due',
    stored: [[1, '2026-11-14T10:00']],
    waiting: [[1, '2026-11-14T10:05', 'cleared']],
    shows: ['11-14T08:00 cleared', '11-14T16:00 open', '11-15T00:00 open', '11-15T08:00 open'],
  },
];

describe('hours that count from the last dose, with what waits on this device', () => {
  it.each(table)('$title', ({ stored = [], waiting, shows }) => {
    const plain = serverSays(8, []);
    const doseOf = (count: number) => plain.find(({ slot_id }) => slot_id === `p1h${count}`)!;
    const log = stored.map(([count, at]) => entryOf(doseOf(count), Date.parse(`${at}Z`)));
    const doses = serverSays(8, log);
    const items = waiting.map(([count, at, status = 'taken']) =>
      waits(
        doses.find(({ slot_id }) => slot_id === `p1h${count}`)!,
        entryOf(doseOf(count), Date.parse(`${at}Z`), { status }),
      ),
    );
    expect(clocks(withWaitingDoses(doses, items).slice(0, 4))).toEqual(shows);
  });

  it('are shown as the server will say them, whatever was tapped and in whatever order it is listed', () => {
    const taps = fc.array(
      fc.record({
        /** Of the open ones the first, or the one after it. */
        skips: fc.constantFrom(0, 0, 0, 1),
        delayMin: fc.integer({ min: -120, max: 400 }),
        status: fc.constantFrom('taken', 'taken', 'taken', 'skipped') as fc.Arbitrary<
          DoseLogEntry['status']
        >,
        isStored: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 12 }), taps, fc.boolean(), (h, each, isReversed) => {
        const stored: DoseLogEntry[] = [];
        const items: WaitingWrite[] = [];
        const shown = (): DoseOccurrence[] =>
          withWaitingDoses(serverSays(h, stored), isReversed ? items.toReversed() : items);
        for (const { skips, delayMin, status, isStored } of each) {
          const open = shown().filter(({ log }) => log === null)[skips];
          if (open === undefined) continue;
          const entry = entryOf(open, Date.parse(open.at) + delayMin * 60_000, { status });
          // What was tapped first is sent first: nothing is stored once something waits.
          if (isStored && items.length === 0) stored.push(entry);
          else items.push(waits(open, entry));
        }
        const sent = items.map(({ content }) => (content as { log: DoseLogEntry }).log);
        const wide = { from: '2026-11-14', to: '2026-11-26' };
        const then = new Map(
          serverSays(h, [...stored, ...sent], wide).map((dose) => [dose.slot_id, dose]),
        );
        for (const dose of shown()) {
          const { at, local_date, local_date_time } = then.get(dose.slot_id) ?? dose;
          expect({ ...dose }).toMatchObject({ at, local_date, local_date_time });
        }
      }),
      { numRuns: 60, seed: 28 },
    );
  });

  it('are announced too late rather than too early where doses between are not in the list', () => {
    const doses = serverSays(8, []);
    const [first, , third, fourth] = doses as [DoseOccurrence, ...DoseOccurrence[]];
    const later = (ms: number) => [{ ...first, log: entryOf(first, Date.parse(first.at) + ms) }];
    const list = [third!, fourth!];
    expect(clocks(withMovedHours(list, later(2 * hour)))).toEqual([
      '11-15T02:00 open',
      '11-15T10:00 open',
    ]);
    expect(clocks(withMovedHours(list, later(-2 * hour)))).toEqual(clocks(list));
    expect(clocks(withMovedHours(list, later(2 * hour), doses))).toEqual([
      '11-15T02:00 open',
      '11-15T10:00 open',
    ]);
  });

  it('and every other dose stays where it is', () => {
    const other = aDose();
    const known = [{ ...other, log: aDoseEntry({ at: '2026-11-15T10:00:00Z' }) }];
    expect(withMovedHours([other], known)).toEqual([other]);
  });
});
