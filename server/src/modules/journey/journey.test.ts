// @module-tag slow
import { allAreas } from '@caretrail/contract/circle/areas';
import { inColumns } from '@caretrail/contract/journey/columns';
import { journeyMarks, type JourneyMarks } from '@caretrail/contract/journey/marks';
import { doseRuns, eachDay } from '@caretrail/contract/journey/runs';
import { journey } from '@caretrail/contract/journey/schema';
import { journeyEndpoints, type JourneyQuery } from '@caretrail/contract/journey/endpoints';
import { placeOfPoint } from '@caretrail/contract/results/series';
import { dateOfDayNumber, dayNumberOf } from '@caretrail/contract/time/day-number';
import { addDays } from '@caretrail/contract/time/days';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertJourneys } from '../../testing/many-journeys.ts';
import { insertManyUsers } from '../../testing/many-users.ts';
import { doseName, dosesOf, loggedDose, madeMedication } from '../../testing/medications.ts';
import { asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { buildJourney } from './service.ts';

const testApp = useTestApp();
const records = 500;

/** Every mark as a line, as the statements below write them. */
function linesOf(patient: string, marks: JourneyMarks): string[] {
  const lines: string[] = [];
  const put = (kind: string, day: number, ...said: (string | number | null)[]): void =>
    void lines.push(
      [patient, kind, dateOfDayNumber(day), ...said.map((each) => each ?? 'null')].join(' '),
    );
  for (const kind of ['seizures', 'symptoms', 'scans', 'visits', 'results'] as const)
    for (const { id, day, strength } of marks[kind]) put(kind, day, id, strength);
  for (const { id, day } of marks.sessions) put('sessions', day, id);
  for (const { first, last, number } of marks.cycles)
    put('cycles', first, dateOfDayNumber(last), number);
  for (const { day, taken, missed, planned } of marks.doses)
    put('doses', day, taken, missed, planned);
  for (const { runs } of marks.stepped)
    eachDay(runs, (day, { amount }) => put('amounts', day, amount));
  for (const { unit, points, limits } of marks.series)
    for (const point of points) {
      const value = point.at === null ? null : unit === '/µL' ? point.at / 1000 : point.at;
      put('points', dayNumberOf(point.date), point.event_id, value, placeOfPoint(point, limits));
    }
  return lines;
}

const held = `e.deleted_at IS NULL AND COALESCE(e.local_end, e.local_start)::date >= $1::date AND e.local_start::date <= $2::date`;
const tookPlace = `${held} AND e.status NOT IN ('cancelled', 'missed')`;
const isSeizure = `lower(trim(s)) IN ('seizure', 'anfall')`;
const mark = (kind: string, condition: string): string =>
  `SELECT concat_ws(' ', e.patient_id, '${kind}', e.local_start::date, e.id, COALESCE(e.severity::text, 'null'))
     FROM events e WHERE ${condition}`;

/** The first day, the last day, now. */
const everyLine = [
  mark(
    'seizures',
    `${tookPlace} AND EXISTS (SELECT 1 FROM unnest(e.symptoms) s WHERE ${isSeizure})`,
  ),
  mark(
    'symptoms',
    `${tookPlace} AND EXISTS (SELECT 1 FROM unnest(e.symptoms) s WHERE NOT ${isSeizure})`,
  ),
  mark('scans', `${tookPlace} AND e.event_type = 'Scan'`),
  mark(
    'visits',
    `${tookPlace} AND e.event_type IN ('Appointment', 'Consultations', 'Tests', 'Treatment', 'Rehab')`,
  ),
  mark('results', `${held} AND jsonb_array_length(e.results) > 0`),
  `SELECT concat_ws(' ', s.patient_id, 'sessions', s.local_date, s.id) FROM treatment_sessions s
    WHERE s.status <> 'missed' AND s.local_date BETWEEN $1::date AND $2::date`,
  `SELECT concat_ws(' ', t.patient_id, 'cycles', t.start_date + 28 * n, t.start_date + 28 * n + 27, n + 1)
     FROM treatments t, generate_series(0, 2) n
    WHERE t.start_date + 28 * n <= $2::date AND t.start_date + 28 * n + 27 >= $1::date`,
  `SELECT concat_ws(' ', v.patient_id, 'doses', v.effective_from + n,
                    count(*) FILTER (WHERE l.status = 'taken'),
                    count(*) FILTER (WHERE l.status = 'skipped' OR l.status IS NULL AND d.at + interval '4 hours' <= $3::timestamptz),
                    count(*) FILTER (WHERE l.status IS NULL AND d.at + interval '4 hours' > $3::timestamptz))
     FROM medication_schedules v CROSS JOIN generate_series(0, 59) n
    CROSS JOIN LATERAL (SELECT (v.effective_from + n + time '08:00') AT TIME ZONE 'UTC' AS at) d
     LEFT JOIN dose_log l ON l.patient_id = v.patient_id AND l.schedule_version_id = v.id AND l.local_date = v.effective_from + n
    WHERE v.effective_from + n BETWEEN $1::date AND $2::date GROUP BY v.patient_id, v.effective_from, n`,
  `SELECT concat_ws(' ', v.patient_id, 'amounts', v.effective_from + n, 12 - 4 * (n / 20))
     FROM medication_schedules v CROSS JOIN generate_series(0, 59) n WHERE v.effective_from + n BETWEEN $1::date AND $2::date`,
  `SELECT concat_ws(' ', e.patient_id, 'points', e.local_start::date, e.id, r.figure,
                    CASE WHEN e.local_start::date < t.start_date THEN 'null' WHEN r.figure < 100 THEN 'below' ELSE 'within' END)
     FROM events e JOIN treatments t ON t.patient_id = e.patient_id
    CROSS JOIN LATERAL (SELECT (x ->> 'value')::int / CASE x ->> 'unit' WHEN '/µL' THEN 1000 ELSE 1 END AS figure
                          FROM jsonb_array_elements(e.results) x) r
    WHERE ${held}`,
].join(' UNION ALL ');

describe('the picture of the journey', () => {
  let today = '';
  let window = { from: '', to: '' };
  beforeAll(async () => {
    const { deps } = testApp();
    today = deps.clock.now().toISOString().slice(0, 10);
    window = { from: addDays(today, -120), to: addDays(today, 20) };
    await insertManyUsers(testApp(), records);
    await insertJourneys(testApp(), today);
  });

  it('every mark drawn of 500 generated records is a row that SQL finds, and every row is drawn', async () => {
    const { deps } = testApp();
    const patients = await deps.db.query<{ patient_id: string }>('SELECT patient_id FROM patients');
    const drawn: string[] = [];
    for (const { patient_id: patientId } of patients) {
      const { json } = await buildJourney(deps, { patientId, areas: allAreas }, window);
      const marks = journeyMarks(journey.parse(JSON.parse(json)));
      drawn.push(...linesOf(patientId, marks));
      const sight = { from: dayNumberOf(today) - 60, days: 90 };
      const counted = inColumns(marks.seizures, sight, 37).reduce(
        (sum, { count }) => sum + count,
        0,
      );
      const inSight = marks.seizures.filter(
        ({ day }) => day >= sight.from && day < sight.from + 90,
      );
      expect(counted).toBe(inSight.length);
    }
    const rows = await deps.db.query<{ concat_ws: string }>(everyLine, [
      window.from,
      window.to,
      deps.clock.now().toISOString(),
    ]);
    expect(drawn.length).toBeGreaterThan(records * 50);
    expect(drawn.toSorted()).toEqual(rows.map(({ concat_ws: line }) => line).toSorted());
  });

  it('counts the doses of each day as its list has them, by the hour and as needed too, over the parts it is made from', async () => {
    const person = await asPatient(testApp());
    const start = addDays(today, -100);
    const phase = {
      seq: 1,
      start: { date: start },
      length: { open: true },
      slots: [{ id: 'first', at: '08:00', parts: [{ strength: '5 mg', count: 1 }] }],
    };
    const planned = (fields: object) => ({
      times: [],
      schedule: { effective_from: start, phases: [{ ...phase, ...fields }] },
    });
    const hourly = await madeMedication(
      person,
      planned({ pattern: { kind: 'every_hours', h: 36, from: 'taken' } }),
    );
    const asNeeded = await madeMedication(
      person,
      planned({
        pattern: { kind: 'as_needed', max_per_day: 4, min_gap_min: 60, for_what: 'Pain' },
        slots: [],
      }),
    );
    // Every 36 hours, and ten hours late at the end of the first 90 days: those after it are on other days.
    for (const [number, day, clock] of [
      [58, 85, '08:00'],
      [59, 86, '20:00'],
      [60, 89, '06:00'],
    ] as const) {
      const at = `${addDays(start, day)}T${clock}:00Z`;
      const dose = doseName(hourly, `p1h${number}`, addDays(start, Math.min(day, 88)));
      await loggedDose(person, hourly.id, { status: 'taken', ...dose, at });
      await loggedDose(person, asNeeded.id, { status: 'taken', at });
    }
    const listed = [
      ...(await dosesOf(person, start, addDays(start, 59))),
      ...(await dosesOf(person, addDays(start, 60), today)),
    ];
    const answer = await person.call(journeyEndpoints.read, { query: { from: start, to: today } });
    const { medicines } = journey.parse(answer.json());
    for (const { id } of [hourly, asNeeded]) {
      const shown = medicines.find((medicine) => medicine.id === id)?.doses ?? [];
      const own = listed.filter((dose) => dose.medication_id === id && dose.state !== 'unasked');
      const days = own.map(({ local_date: date, state }) => ({ date, state }));
      expect(shown).toEqual(doseRuns(days));
      expect(shown.reduce((sum, { taken, days: count }) => sum + taken * count, 0)).toBe(3);
    }
  });

  it('has nothing of another patient, and refuses more days than two years and some', async () => {
    const person = await asPatient(testApp());
    const read = (query: JourneyQuery) => person.call(journeyEndpoints.read, { query });
    const answer = await read(window);
    expect(answer.json()).toMatchObject({ events: [], medicines: [], treatments: [], today });
    const far = await read({ from: addDays(today, -2000), to: today });
    expect(far.statusCode).toBe(400);
    expect(far.json()).toMatchObject({ fields: { to: 'Ask for at most 1,100 days.' } });
    expect((await read({ from: today, to: addDays(today, -1) })).statusCode).toBe(400);
  });
});
