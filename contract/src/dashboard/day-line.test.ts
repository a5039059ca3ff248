import { describe, expect, it } from 'vitest';
import { doseDayAt } from '../medications/dose-day.ts';
import { addDays } from '../time/days.ts';
import { instantOf, isoOf, localAt } from '../time/zoned.ts';
import { buildDayLine, type DayLine, type LineDose, type LineEntry } from './day-line.ts';
import type { AgendaEvent } from './schema.ts';

const berlin = 'Europe/Berlin';
const day = '2026-11-17';

/** A dose at a local time; its day is that of the dose day. */
function dose(name: string, local: string, changes: Partial<LineDose> = {}, zone = berlin) {
  const ms = instantOf(local, zone);
  return {
    medication_name: name,
    slot_id: name,
    local_date: doseDayAt(ms, zone),
    local_date_time: local,
    time_zone: zone,
    at: isoOf(ms),
    state: 'upcoming',
    postponed_until: null,
    log: null,
    grace_min: 60,
    miss_after_min: 240,
    ...changes,
  } as LineDose;
}
const taken = (at: string, status = 'taken') =>
  ({ log: { status, at: isoOf(instantOf(at, berlin)) } }) as Partial<LineDose>;

const visit = (title: string, start: string, changes: Partial<AgendaEvent> = {}) =>
  ({
    id: title,
    title,
    start,
    end: null,
    all_day: false,
    status: 'planned',
    time_zone: berlin,
    ...changes,
  }) as AgendaEvent;

type Given = {
  readonly now: string;
  readonly doses?: readonly LineDose[];
  readonly events?: readonly AgendaEvent[];
  readonly nextVisit?: AgendaEvent | null;
  readonly zone?: string;
};

function lineOf({ now, doses = [], events = [], nextVisit = null, zone = berlin }: Given): DayLine {
  const nowMs = instantOf(now, zone);
  return buildDayLine({ doses, events, nextVisit, day: doseDayAt(nowMs, zone), zone, nowMs });
}

const wordsOf = (entry: LineEntry | null, zone = berlin): string => {
  if (entry === null) return 'nothing';
  const clock = localAt(entry.atMs, zone).slice(5);
  const what =
    entry.kind === 'visit'
      ? entry.event.title
      : [
          ...entry.doses.map(({ medication_name }) => medication_name),
          ...entry.held.map(({ medication_name }) => `(${medication_name})`),
        ].join('+');
  return `${entry.phase} ${clock} ${what}`;
};
const entriesOf = (given: Given): string[] =>
  lineOf(given).entries.map((entry) => wordsOf(entry, given.zone));
const doneOf = (given: Given): string[] =>
  lineOf(given).done.map((each) =>
    each.kind === 'dose' ? each.dose.medication_name : each.event.title,
  );

describe('the line of a day', () => {
  it('groups the medicines of one time and puts everything in the order of the clock', () => {
    const doses = [
      dose('Omeprazole', `${day}T08:00`),
      dose('Dexamethasone', `${day}T12:00`),
      dose('Levetiracetam', `${day}T12:00`),
      dose('Levetiracetam', `${day}T20:00`, { slot_id: 'evening' }),
    ];
    const events = [visit('Clinic', `${day}T14:30`), visit('Call', `${day}T09:00`)];
    expect(entriesOf({ now: `${day}T12:10`, doses, events })).toEqual([
      'earlier 11-17T08:00 Omeprazole',
      'earlier 11-17T09:00 Call',
      'now 11-17T12:00 Dexamethasone+Levetiracetam',
      'later 11-17T14:30 Clinic',
      'later 11-17T20:00 Levetiracetam',
    ]);
  });

  it('keeps a past dose without a record visible, and folds what is recorded', () => {
    const doses = [
      dose('Not recorded', `${day}T08:00`),
      dose('Taken', `${day}T08:00`, taken(`${day}T08:05`)),
      dose('Skipped', `${day}T07:00`, taken(`${day}T07:30`, 'skipped')),
      dose('Cleared', `${day}T08:00`, taken(`${day}T08:10`, 'cleared')),
    ];
    expect(entriesOf({ now: `${day}T15:00`, doses })).toEqual([
      'earlier 11-17T08:00 Cleared+Not recorded',
    ]);
    expect(doneOf({ now: `${day}T15:00`, doses })).toEqual(['Skipped', 'Taken']);
  });

  it('knows that a dose is open until it is recorded, also once it is over', () => {
    const evening = dose('Levetiracetam', `${day}T20:00`);
    const hasOpen = (clock: string, doses: readonly LineDose[]) =>
      lineOf({ now: `${day}T${clock}`, doses }).hasOpen;
    expect(hasOpen('19:59', [evening])).toBe(false);
    expect(hasOpen('20:05', [evening])).toBe(true);
    expect(hasOpen('23:59', [{ ...evening, miss_after_min: 90 }])).toBe(true);
    expect(hasOpen('20:10', [{ ...evening, ...taken(`${day}T20:05`) }])).toBe(false);
    const kept = { ...evening, ...taken(`${day}T20:05`), state: 'due', is_kept: true } as const;
    expect(hasOpen('20:10', [kept])).toBe(false);
  });

  it('counts the state of a dose from the clock, not from the answer', () => {
    const doses = [dose('Levetiracetam', `${day}T12:00`, { grace_min: 30, miss_after_min: 90 })];
    const phases = ['11:59', '12:00', '13:29', '13:30'].map(
      (clock) => entriesOf({ now: `${day}T${clock}`, doses })[0]?.split(' ')[0],
    );
    expect(phases).toEqual(['later', 'now', 'now', 'earlier']);
  });

  it('keeps a dose that was answered here in its group, at its own time, for the whole day', () => {
    const doses = [
      dose('Dexamethasone', `${day}T08:00`, {
        ...taken(`${day}T08:05`),
        state: 'due',
        is_kept: true,
      }),
      dose('Levetiracetam', `${day}T08:00`),
      dose('Omeprazole', `${day}T07:30`, {
        ...taken(`${day}T08:05`),
        state: 'upcoming',
        is_kept: true,
        postponed_until: isoOf(instantOf(`${day}T08:30`, berlin)),
      }),
    ];
    const given = { now: `${day}T08:06`, doses };
    expect(entriesOf(given)).toEqual([
      'now 11-17T08:00 Dexamethasone+Levetiracetam',
      'later 11-17T08:30 Omeprazole',
    ]);
    expect(doneOf(given)).toEqual([]);
    const evening = { now: `${day}T18:00`, doses };
    expect(entriesOf(evening)).toEqual([
      'earlier 11-17T08:00 Levetiracetam',
      'now 11-17T08:00 Dexamethasone',
      'later 11-17T08:30 Omeprazole',
    ]);
    expect(doneOf(evening)).toEqual([]);
    expect(lineOf(evening).next).toBeNull();
  });

  it('keeps a dose whose answer waits on the device at its time, neither open nor done', () => {
    const waiting = { ...taken(`${day}T08:05`), is_waiting: true };
    const doses = [
      dose('Dexamethasone', `${day}T08:00`, waiting),
      dose('Levetiracetam', `${day}T20:00`, waiting),
      // On hold or not planned then: only its answer shows it.
      dose('Lomustine', `${day}T09:00`, { ...waiting, state: 'held' }),
    ];
    expect(entriesOf({ now: `${day}T08:06`, doses })).toEqual([
      'now 11-17T08:00 Dexamethasone',
      'later 11-17T20:00 Levetiracetam',
    ]);
    const evening = { now: `${day}T19:00`, doses };
    expect(entriesOf(evening)).toEqual([
      'earlier 11-17T08:00 Dexamethasone',
      'later 11-17T20:00 Levetiracetam',
    ]);
    expect(doneOf(evening)).toEqual(['Lomustine']);
    expect(lineOf(evening)).toMatchObject({ hasOpen: false, next: null });
  });

  it('shows a postponed dose at its new time', () => {
    const until = isoOf(instantOf(`${day}T11:00`, berlin));
    const doses = [dose('Levetiracetam', `${day}T08:00`, { postponed_until: until })];
    expect(entriesOf({ now: `${day}T10:00`, doses })).toEqual(['later 11-17T11:00 Levetiracetam']);
    expect(entriesOf({ now: `${day}T11:00`, doses })).toEqual(['now 11-17T11:00 Levetiracetam']);
  });

  it('shows what is on hold beside the others of its time, alone only while it is to come', () => {
    const doses = [
      dose('Temozolomide', `${day}T20:00`, { state: 'held' }),
      dose('Ondansetron', `${day}T20:00`),
      dose('Lomustine', `${day}T21:00`, { state: 'held' }),
    ];
    const both = ['later 11-17T20:00 Ondansetron+(Temozolomide)', 'later 11-17T21:00 (Lomustine)'];
    expect(entriesOf({ now: `${day}T12:00`, doses })).toEqual(both);
    expect(entriesOf({ now: `${day}T21:30`, doses })).toEqual([
      'now 11-17T20:00 Ondansetron+(Temozolomide)',
    ]);
    expect(wordsOf(lineOf({ now: `${day}T20:30`, doses }).next)).toBe('nothing');
  });

  it('lists an as-needed dose as done, until its record is cleared', () => {
    const asNeeded = { slot_id: null, state: 'taken' } as const;
    const doses = [
      dose('Paracetamol', `${day}T09:00`, { ...asNeeded, ...taken(`${day}T09:00`) }),
      dose('Ibuprofen', `${day}T09:00`, { ...asNeeded, ...taken(`${day}T09:00`, 'cleared') }),
    ];
    expect(doneOf({ now: `${day}T12:00`, doses })).toEqual(['Paracetamol']);
    expect(entriesOf({ now: `${day}T12:00`, doses })).toEqual([]);
  });

  it('shows a dose that was planned before the medicine was entered as over and not recorded', () => {
    const doses = [
      dose('Levetiracetam', `${day}T08:00`, { state: 'unasked', is_added: true }),
      dose('Levetiracetam', `${day}T20:00`),
    ];
    expect(entriesOf({ now: `${day}T20:36`, doses })).toEqual([
      'earlier 11-17T08:00 Levetiracetam',
      'now 11-17T20:00 Levetiracetam',
    ]);
  });

  it('says nothing about doses that were over and not planned at their time', () => {
    const doses = [dose('Levetiracetam', `${day}T08:00`, { state: 'unasked' })];
    expect(lineOf({ now: `${day}T09:00`, doses })).toEqual({
      wholeDay: [],
      entries: [],
      done: [],
      hasOpen: false,
      next: null,
    });
  });
});

describe('the line of a day around midnight', () => {
  const evening = dose('Levetiracetam', `${day}T23:50`);
  const night = dose('Dexamethasone', `${addDays(day, 1)}T00:30`);
  const morning = dose('Omeprazole', `${addDays(day, 1)}T08:00`);

  it.each([
    [
      '23:55, one is due and one is after midnight',
      `${day}T23:55`,
      ['now 11-17T23:50 Levetiracetam', 'later 11-18T00:30 Dexamethasone'],
    ],
    [
      '00:40, still the day before',
      '2026-11-18T00:40',
      ['now 11-17T23:50 Levetiracetam', 'now 11-18T00:30 Dexamethasone'],
    ],
    [
      '03:10, a new day keeps what is open',
      '2026-11-18T03:10',
      [
        'now 11-17T23:50 Levetiracetam',
        'now 11-18T00:30 Dexamethasone',
        'later 11-18T08:00 Omeprazole',
      ],
    ],
    ['05:00, the night before is over', '2026-11-18T05:00', ['later 11-18T08:00 Omeprazole']],
  ])('at %s', (_, now, entries) => {
    expect(entriesOf({ now, doses: [evening, night, morning] })).toEqual(entries);
  });

  it('belongs to the day before until 03:00: the visit of the new day is what comes next', () => {
    const clinic = visit('Clinic', '2026-11-18T07:15');
    const line = lineOf({
      now: '2026-11-18T01:00',
      doses: [morning],
      events: [visit('Call', `${day}T16:00`)],
      nextVisit: clinic,
    });
    expect(line.entries.map((entry) => wordsOf(entry))).toEqual(['earlier 11-17T16:00 Call']);
    expect(wordsOf(line.next)).toBe('later 11-18T07:15 Clinic');
  });

  it('shows a visit that is going on after midnight', () => {
    const events = [visit('Emergency room', '2026-11-18T00:20', { end: '2026-11-18T04:00' })];
    expect(entriesOf({ now: '2026-11-18T01:00', events })).toEqual([
      'now 11-18T00:20 Emergency room',
    ]);
  });
});

describe('the line of a day when the clocks change', () => {
  it('keeps the order of the moments when an hour comes twice', () => {
    const back = '2026-10-25';
    const second = { ...dose('Second', `${back}T02:30`), at: '2026-10-25T01:30:00.000Z' };
    const doses = [second, dose('First', `${back}T02:30`), dose('Breakfast', `${back}T08:00`)];
    const { entries } = buildDayLine({
      doses: doses.map((each) => ({ ...each, local_date: back })),
      events: [],
      nextVisit: null,
      day: back,
      zone: berlin,
      nowMs: instantOf(`${back}T00:10`, berlin),
    });
    expect(entries.map((entry) => wordsOf(entry))).toEqual([
      'later 10-25T02:30 First',
      'later 10-25T02:30 Second',
      'later 10-25T08:00 Breakfast',
    ]);
  });

  it('is a whole day when an hour is skipped', () => {
    const forward = '2026-03-29';
    const events = [
      visit('First', `${forward}T00:15`),
      visit('Last', `${forward}T23:45`),
      visit('Next day', '2026-03-30T00:00'),
    ];
    expect(entriesOf({ now: `${forward}T12:00`, events })).toEqual([
      'earlier 03-29T00:15 First',
      'later 03-29T23:45 Last',
    ]);
  });
});

describe('the visits on the line of a day', () => {
  it('stand at the clock of the patient, in whatever zone they are planned', () => {
    const call = visit('Call', '2026-11-18T01:00', { time_zone: 'Asia/Tokyo' });
    const late = visit('Dinner', `${day}T20:00`, { time_zone: 'America/Los_Angeles' });
    expect(entriesOf({ now: `${day}T12:00`, events: [late, call] })).toEqual([
      'later 11-17T17:00 Call',
    ]);
    const losAngeles = { now: `${day}T06:00`, events: [late, call], zone: 'America/Los_Angeles' };
    expect(entriesOf(losAngeles)).toEqual(['later 11-17T08:00 Call', 'later 11-17T20:00 Dinner']);
  });

  it('without a time stand above the line, and so does what began on an earlier day', () => {
    const events = [
      visit('Fasting', `${day}T00:00`, { all_day: true }),
      visit('Ward', '2026-11-15T10:00', { end: '2026-11-19T10:00' }),
      visit('Radiotherapy', '2026-11-01T00:00', { end: '2026-11-30T00:00', all_day: true }),
      visit('Yesterday', '2026-11-16T00:00', { all_day: true }),
    ];
    const { wholeDay, entries } = lineOf({ now: `${day}T12:00`, events });
    expect(wholeDay.map(({ title }) => title)).toEqual(['Radiotherapy', 'Ward', 'Fasting']);
    expect(entries).toEqual([]);
  });

  it('fold once they are done, and are over before', () => {
    const events = [
      visit('Over', `${day}T09:00`),
      visit('Done', `${day}T10:00`, { status: 'done' }),
      visit('Headache', `${day}T08:00`, { status: 'done' }),
      visit('Going on', `${day}T11:30`),
    ];
    const given = { now: `${day}T12:00`, events };
    expect(entriesOf(given)).toEqual(['earlier 11-17T09:00 Over', 'now 11-17T11:30 Going on']);
    expect(doneOf(given)).toEqual(['Headache', 'Done']);
  });
});

describe('what comes next', () => {
  const clinic = visit('Clinic', '2026-11-18T10:15');

  it('is the first thing of the day that is still to come', () => {
    const doses = [dose('Levetiracetam', `${day}T20:00`)];
    const events = [visit('Call', `${day}T16:00`)];
    expect(wordsOf(lineOf({ now: `${day}T12:00`, doses, events, nextVisit: clinic }).next)).toBe(
      'later 11-17T16:00 Call',
    );
  });

  it('is the first thing after the day if nothing more comes today', () => {
    const tomorrow = dose('Levetiracetam', '2026-11-18T08:00');
    const now = `${day}T21:00`;
    expect(wordsOf(lineOf({ now, doses: [tomorrow], nextVisit: clinic }).next)).toBe(
      'later 11-18T08:00 Levetiracetam',
    );
    expect(wordsOf(lineOf({ now, nextVisit: clinic }).next)).toBe('later 11-18T10:15 Clinic');
    expect(wordsOf(lineOf({ now }).next)).toBe('nothing');
  });

  it('is not a visit that is going on', () => {
    const nextVisit = visit('Ward', '2026-11-15T10:00', { end: '2026-11-19T10:00' });
    expect(wordsOf(lineOf({ now: `${day}T12:00`, nextVisit }).next)).toBe('nothing');
  });
});
