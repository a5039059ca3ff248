import fc from 'fast-check';
import { isoFromMs, msFromIso } from '../../dates.ts';
import { addDays, msOfDay } from '../../time/days.ts';
import { eventStatuses } from '../../timelines/event-statuses.ts';
import { eventTypes } from '../../timelines/event-types.ts';
import { treatmentStatuses, treatmentTypes, sessionStatuses } from '../../treatments/labels.ts';
import { aSession, aTreatment } from '../../treatments/testing/a-treatment.ts';
import { calendarModes } from '../schema.ts';
import type { CalendarPlace, CalendarVisit } from '../entries.ts';

/** In every text of a record: nothing of it may be in a discreet calendar. */
export const mark = 'Glioblastoma';

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Santiago',
  'Pacific/Kiritimati',
  'UTC',
];

/** The nights on which clocks change there, and any other day. */
const clockChanges = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01'];

const hostile = fc.constantFrom(
  'END:VEVENT\r\nBEGIN:VEVENT\r\nUID:x',
  '\r\n\tDTSTART:20260101T000000Z',
  '\n\n',
  String.raw`\n \, \; \\`,
  ':;,"',
  '\u0085\u2028\u2029',
  '\u0007\t\u001B',
  '👩‍👩‍👧‍👦'.repeat(20),
  '🇩🇪é漢'.repeat(40),
  '\uD83D',
  'x'.repeat(10_000),
);
const anyText = fc
  .tuple(hostile, fc.string({ unit: 'binary', maxLength: 60 }), fc.boolean())
  .map(([one, other, isFirst]) => (isFirst ? one + mark + other : `${mark} ${other}`));
const maybeText = fc.oneof(fc.constant(''), anyText);

const anyDay = fc.oneof(
  fc.constantFrom(...clockChanges),
  fc.integer({ min: -60, max: 900 }).map((days) => addDays('2026-06-01', days)),
);
const anyClock = fc
  .oneof(fc.integer({ min: 0, max: 239 }), fc.integer({ min: 0, max: 1439 }))
  .map(
    (minutes) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  );
const anyStart = fc.tuple(anyDay, anyClock).map(([day, clock]) => `${day}T${clock}`);
const anyStamp = fc
  .integer({ min: 0, max: 30_000_000 })
  .map((seconds) => isoFromMs(msOfDay('2026-01-01') + seconds * 1000));

const idOf = (kind: string, index: number): string =>
  `0190a0a0-0000-7000-8${kind}00-${String(index).padStart(12, '0')}`;
const placeIds = [0, 1, 2].map((index) => idOf('1', index));
const treatmentIds = [0, 1].map((index) => idOf('2', index));
/** Of one that is in the bin too. */
const anyPlaceId = fc.constantFrom(null, ...placeIds, idOf('1', 9));

const anyPlaces: fc.Arbitrary<CalendarPlace[]> = fc
  .tuple(
    ...placeIds.map((id) =>
      fc.record({
        id: fc.constant(id),
        name: anyText,
        address_lines: fc.array(anyText, { maxLength: 2 }),
        city: maybeText,
        region: maybeText,
        postcode: maybeText,
        country: maybeText,
        updated_at: anyStamp,
      }),
    ),
  )
  .map((places) => [...places]);

const anyVisit = fc
  .record({
    event_type: fc.constantFrom(...eventTypes),
    title: anyText,
    start: anyStart,
    minutes: fc.constantFrom(null, -30, 0, 1, 45, 600, 60 * 24 * 3),
    time_zone: fc.constantFrom(...zones),
    all_day: fc.boolean(),
    status: fc.constantFrom(...eventStatuses),
    location_id: anyPlaceId,
    location_name: maybeText,
    treatment_id: fc.constantFrom(null, ...treatmentIds),
    preparation: maybeText,
    version: fc.integer({ min: 1, max: 50 }),
    updated_at: anyStamp,
  })
  .map(({ minutes, ...visit }): Omit<CalendarVisit, 'id'> => ({
    ...visit,
    end:
      minutes === null
        ? null
        : isoFromMs((msFromIso(`${visit.start}:00Z`) ?? 0) + minutes * 60_000).slice(0, 16),
  }));

const anySession = fc.record({
  date: anyDay,
  time: fc.oneof(fc.constant(null), anyClock),
  status: fc.constantFrom(...sessionStatuses),
});

const anyTreatments = fc.tuple(
  ...treatmentIds.map((id, of) =>
    fc
      .record({
        title: anyText,
        type: fc.constantFrom(...treatmentTypes),
        status: fc.constantFrom(...treatmentStatuses),
        location_id: anyPlaceId,
        sessions: fc.array(anySession, { maxLength: 8 }),
        version: fc.integer({ min: 1, max: 50 }),
        updated_at: anyStamp,
      })
      .map(({ sessions, ...rest }) =>
        aTreatment({
          ...rest,
          id,
          sessions: sessions.map((session, index) =>
            aSession({ ...session, id: idOf(`${3 + of}`, index) }),
          ),
        }),
      ),
  ),
);

/** A record, what is to be shown of it, and a day. */
export const anyCalendar = fc.record({
  record: fc.record({
    visits: fc
      .array(anyVisit, { maxLength: 25 })
      .map((visits) => visits.map((visit, index) => ({ ...visit, id: idOf('0', index) }))),
    treatments: anyTreatments.map((treatments) => [...treatments]),
    places: anyPlaces,
  }),
  shown: fc.record({ mode: fc.constantFrom(...calendarModes), changedAt: anyStamp }),
  day: fc.record({
    today: fc.constantFrom('2026-03-08', '2026-06-01', '2026-10-25', '2027-01-01'),
    zone: fc.constantFrom(...zones),
  }),
});
export type AnyCalendar = typeof anyCalendar extends fc.Arbitrary<infer C> ? C : never;
