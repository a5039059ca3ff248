import { cyclesUntil } from '@caretrail/contract/medications/cycle-days';
import { medicationEdit, newMedication } from '@caretrail/contract/medications/medication-body';
import { phaseSpans } from '@caretrail/contract/medications/phase-spans';
import { weekdays } from '@caretrail/contract/time/weekdays';
import type { Phase } from '@caretrail/contract/medications/schedule';
import { preboardingDraft } from '@caretrail/contract/preboarding/schema';
import { dayNumberOf } from '@caretrail/contract/time/day-number';
import { addDays, daysBetween, daysFrom, weekdayOf } from '@caretrail/contract/time/days';
import { dateAt, instantOf, localAt } from '@caretrail/contract/time/zoned';
import { cycleOn, cyclesOf } from '@caretrail/contract/treatments/cycles';
import { type TreatmentSession, withNote } from '@caretrail/contract/treatments/session';
import { shiftPlan } from '@caretrail/contract/treatments/shift';
import { newTreatment, treatmentEdit } from '@caretrail/contract/treatments/treatment-body';
import { describe, expect, it } from 'vitest';
import { currentCycle, cycleStarts, delayedCycle } from './cycles.ts';
import { demoDays } from './days.ts';
import type { DemoEvent, DemoFile } from './demo-event.ts';
import type { DemoMedicine } from './demo-medicine.ts';
import { demoTreatmentNames, type DemoTreatmentIds } from './demo-treatment.ts';
import { binnedDocument, demoDocuments } from './documents.ts';
import { demoEvents } from './events.ts';
import { demoMedicines } from './medicines.ts';
import { sameTimeOn } from './on-day.ts';
import { demoPlaces } from './places.ts';
import { diagnosedOn } from './profile.ts';
import { type CapsuleDose, cycleLimits, patientBody, temozolomide } from './regimen.ts';
import { bodyOf } from './timeline.ts';
import { demoTreatments } from './treatments.ts';

/** All that the demo holds when it is started on this day. */
const recordOn = (today: string) => {
  const days = demoDays(today);
  return {
    today,
    days,
    dateOf: (day: number): string => addDays(today, day),
    events: demoEvents(days),
    medicines: demoMedicines(days),
    treatments: demoTreatments(days),
    documents: demoDocuments(days),
  };
};
type DemoRecord = ReturnType<typeof recordOn>;

/** A leap year: its weekdays, its 29 February, and its clock changes. */
const year = daysFrom('2028-01-01', 366).map(recordOn);
/** Each weekday once, where only the weekday counts. */
const week = year.slice(0, 7);

/** What does not agree, on any of these days. */
const wrongOn = (
  records: readonly DemoRecord[],
  look: (record: DemoRecord) => readonly (string | false)[],
): string[] =>
  records.flatMap((record) =>
    look(record).flatMap((what) => (what === false ? [] : [`${record.today}: ${what}`])),
  );

const medicineOf = ({ medicines, dateOf }: DemoRecord, name: string): DemoMedicine => {
  const found = medicines.find(({ body }) => String(body(dateOf)['name']) === name);
  if (!found) throw new Error(`No ${name}.`);
  return found;
};
const bodyOfMedicine = (record: DemoRecord, name: string) =>
  newMedication.parse(medicineOf(record, name).body(record.dateOf));

/** Its first and last day, in days from today. */
function courseOf(record: DemoRecord, name: string): { first: number; last: number } {
  const { schedule, start_date, end_date } = bodyOfMedicine(record, name);
  const dayOf = (date: string): number => daysBetween(record.today, date);
  if (!schedule)
    return {
      first: start_date === undefined ? medicineOf(record, name).day : dayOf(start_date),
      last: end_date === null ? Infinity : dayOf(end_date),
    };
  const spans = phaseSpans(schedule.phases);
  const today = dayNumberOf(record.today);
  return {
    first: (spans[0]?.first ?? Number.NaN) - today,
    last: (spans.at(-1)?.last ?? Number.NaN) - today,
  };
}

/** The phases of a medicine as it was entered and after each change of its plan. */
const plansOf = (record: DemoRecord, name: string): { day: number; phases: Phase[] }[] => {
  const { day, changes = [] } = medicineOf(record, name);
  const first = bodyOfMedicine(record, name).schedule?.phases ?? [];
  const later = changes.flatMap((change) => {
    const phases = medicationEdit.parse(change.edit(record.dateOf)).schedule?.phases;
    return phases ? [{ day: change.day, phases }] : [];
  });
  return [{ day, phases: first }, ...later];
};

/** The first days of its cycles, by its last plan. */
function cyclesOfMedicine(record: DemoRecord, name: string): number[] {
  const pattern = plansOf(record, name).at(-1)?.phases[0]?.pattern;
  if (pattern?.kind !== 'cycle') throw new Error(`${name} is not taken in cycles.`);
  return cyclesUntil(pattern, Infinity).map(({ first }) => first - dayNumberOf(record.today));
}

const sessionsOf = (
  { treatments, dateOf }: DemoRecord,
  name: 'radiotherapy' | 'rehab' | 'rehabAgain',
): TreatmentSession[] => {
  const { body, later = [] } = treatments[name];
  let sessions = newTreatment
    .parse(body(dateOf))
    .sessions.map((session, index): TreatmentSession => ({ ...session, id: String(index) }));
  for (const change of later) {
    if (!('note' in change)) continue;
    const notes = new Map(change.note(sessions).map((note) => [note.id, note]));
    sessions = sessions.map((each) => withNote(each, notes.get(each.id) ?? {}));
  }
  return sessions;
};

/** The lines of a PDF of the demo. */
const linesOf = (file: DemoFile): string[] =>
  [
    ...file
      .content()
      .toString('latin1')
      .matchAll(/^\((.*)\) Tj T\*$/gm),
  ].map(([, line = '']) => line.replaceAll(/\\([\\()])/g, '$1'));

const figureOf = ({ results = [] }: DemoEvent, name: string): number | null => {
  const value = results.find((result) => result.name === name)?.value;
  return typeof value === 'number' ? value : null;
};
const countsOf = ({ events }: DemoRecord): DemoEvent[] =>
  events.filter((event) => figureOf(event, 'Platelets') !== null);

const titled = ({ events }: DemoRecord, title: string): DemoEvent[] =>
  events.filter((event) => event.title === title);

describe('§1 the doses of the demo', () => {
  it('fit the height and weight of the patient, in capsules that are sold', () => {
    const { heightCm, weightKg, surfaceM2 } = patientBody;
    expect(Math.round(Math.sqrt((heightCm * weightKg) / 3600) * 100) / 100).toBe(surfaceM2);
    const doses: readonly CapsuleDose[] = Object.values(temozolomide);
    for (const { mgPerM2, mg, parts } of doses) {
      expect(Math.abs(mgPerM2 * surfaceM2 - mg) / mg).toBeLessThan(0.05);
      const strengths = parts.map(({ strength }) => Number.parseInt(strength, 10));
      for (const strength of strengths) expect([5, 20, 100, 140, 180, 250]).toContain(strength);
      const sum = parts.reduce((all, { count }, index) => all + count * (strengths[index] ?? 0), 0);
      expect(sum).toBe(mg);
    }
  });

  it('rise with the second cycle, and every word of them says the same', () => {
    const wrong = wrongOn(week, (record) => {
      const plans = plansOf(record, 'Temozolomide');
      const parts = plans.map(({ phases }) => phases[0]?.slots[0]?.parts);
      const { firstCycle, laterCycles, withRadiotherapy } = temozolomide;
      const second = cycleStarts[1] ?? 0;
      const said = titled(record, `Temozolomide, cycle ${currentCycle} of 6`)[0]?.description;
      return [
        JSON.stringify(parts) !==
          JSON.stringify([firstCycle.parts, laterCycles.parts, laterCycles.parts]) && 'capsules',
        !((plans[1]?.day ?? 0) > second - 28 && (plans[1]?.day ?? 0) < second) && 'day of the rise',
        bodyOfMedicine(record, 'Temozolomide').dosage !== `${firstCycle.mg} mg` && 'first dose',
        bodyOfMedicine(record, 'Temozolomide with radiotherapy').dosage !==
          `${withRadiotherapy.mg} mg` && 'dose with radiotherapy',
        !(said ?? '').startsWith(`${laterCycles.mg} mg on 5 evenings`) && 'event of the cycle',
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('are prescribed as they are planned', () => {
    const wrong = wrongOn(year, (record) => {
      const prescription = record.documents.find(({ name }) => name === 'Prescription.pdf');
      if (!prescription) return ['no prescription'];
      const prescribed = linesOf(prescription).flatMap((line) => {
        const found = /^(\w+) (\d+ mg), (\d+) (?:capsules|tablets)$/.exec(line);
        return found ? [found.slice(1).join(' ')] : [];
      });
      const planned = ['Temozolomide', 'Ondansetron'].flatMap((name) => {
        const [phase] = plansOf(record, name).at(-1)?.phases ?? [];
        const days = phase?.pattern.kind === 'cycle' ? phase.pattern.on_days.length : 0;
        return (phase?.slots ?? []).flatMap(({ parts }) =>
          parts.map(({ strength, count }) => `${name} ${strength} ${count * days}`),
        );
      });
      const start = cycleStarts[currentCycle - 1] ?? 0;
      return [
        prescribed.length < 3 && 'nothing prescribed',
        prescribed.join() !== planned.join() && `${prescribed.join()} is not ${planned.join()}`,
        !(prescription.day < start && prescription.day > start - 7) && 'day of the prescription',
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('of capsules and tablets at home cover what is left of the course', () => {
    const wrong = wrongOn(week, (record) => {
      const left = (name: string) =>
        medicationEdit.parse(medicineOf(record, name).changes?.at(-1)?.edit(record.dateOf)).stock;
      const evenings = 5 + (cycleStarts[currentCycle - 1] ?? 0);
      const capsules = temozolomide.laterCycles.parts.map(({ count }) => count * evenings);
      const tablets = phaseSpans(bodyOfMedicine(record, 'Dexamethasone').schedule?.phases ?? [])
        .flatMap(({ phase, first, last }) =>
          daysFrom(record.today, 30)
            .map(dayNumberOf)
            .filter((day) => day >= first && day <= last)
            .map(() => phase.slots[0]?.parts[0]?.count ?? 0),
        )
        .reduce((sum, count) => sum + count, 0);
      const onHand = (name: string) =>
        left(name)
          ?.map(({ on_hand }) => on_hand)
          .join();
      return [
        onHand('Temozolomide') !== capsules.join() && 'capsules',
        onHand('Dexamethasone') !== String(tablets) && `tablets: ${tablets}`,
      ];
    });
    expect(wrong).toEqual([]);
  });
});

describe('§1 the cycles of the demo', () => {
  it('are six, the same in the medicines, the treatment and the timeline', () => {
    expect(cycleStarts).toHaveLength(6);
    const wrong = wrongOn(year, (record) => {
      const { treatments, dateOf, today } = record;
      const body = newTreatment.parse(treatments.chemotherapy.body(dateOf));
      const delay = treatments.chemotherapy.later?.find((change) => 'shift' in change);
      if (!delay || !('shift' in delay)) return ['no delay'];
      const asked = { days: delay.shift.days, from: dateOf(delay.day) };
      const plan = { ...body, ...shiftPlan({ ...body, sessions: [] }, asked) };
      const starts = cycleStarts.map(dateOf).join();
      const shown = record.events.filter(({ title }) => title.startsWith('Temozolomide, cycle'));
      const now = cycleOn(plan, today);
      return [
        body.cycles_planned !== 6 && 'planned',
        cyclesOf(plan, today)
          .map(({ first }) => first)
          .join() !== starts && 'treatment',
        cyclesOfMedicine(record, 'Temozolomide').map(dateOf).join() !== starts && 'capsules',
        cyclesOfMedicine(record, 'Ondansetron').map(dateOf).join() !== starts && 'tablets',
        shown.map((event) => dateOf(event.day)).join() !== starts && 'timeline',
        !shown.every(({ title }, at) => title.endsWith(`cycle ${at + 1} of 6`)) && 'titles',
        !(now?.number === currentCycle && now.day === 3) && 'today',
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('each begin up to three days after a blood count that allows it', () => {
    const isEnough = (count: DemoEvent): boolean =>
      (figureOf(count, 'Platelets') ?? 0) >= cycleLimits.platelets &&
      (figureOf(count, 'Neutrophils') ?? 0) >= cycleLimits.neutrophils;
    const wrong = wrongOn(year, (record) => {
      const before = (start: number) =>
        countsOf(record).filter(({ day }) => day < start && day >= start - 3);
      const delayed = before(delayedCycle.planned);
      const change = medicineOf(record, 'Temozolomide').changes?.[1];
      return [
        ...cycleStarts.slice(0, currentCycle).map((start, index) => {
          const counts = before(start);
          const isRight = counts.length === 1 && counts.every(isEnough);
          return !isRight && `count before cycle ${index + 1}`;
        }),
        !(delayed.length === 1 && !delayed.some(isEnough)) && 'count that delayed the cycle',
        delayed[0]?.day !== change?.day && 'day of the delay',
        countsOf(record).filter((count) => !isEnough(count)).length !== 1 && 'another low count',
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('have the limits that page 2 of the chemotherapy plan says', () => {
    const wrong = wrongOn(week, ({ treatments, dateOf, documents, days }) => {
      const gates = newTreatment.parse(treatments.chemotherapy.body(dateOf)).lab_gate;
      const plan = documents.find(({ name }) => name === 'Chemotherapy plan.pdf');
      const pages = plan?.content().toString('latin1').split('endstream') ?? [];
      return [
        gates.length !== 2 && 'limits',
        plan?.day !== days.followUps[0].result && 'day of the plan',
        ...gates.map(({ test, min, source }) => {
          const isThere = (pages[1] ?? '').includes(`${test}: at least ${min} x10^9/L`);
          return !(isThere && source === 'Chemotherapy plan, page 2') && test;
        }),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

describe('§1 the documents of the demo', () => {
  it('have the figures of every blood count, on its day', () => {
    const wrong = wrongOn(year, (record) => {
      const reports = record.documents.filter(({ said }) => said?.doc_type === 'lab_report');
      const counts = countsOf(record);
      return [
        counts.length !== 12 && `${counts.length} counts`,
        reports.length !== counts.length && `${reports.length} reports`,
        ...counts.map(({ day, practitioner, treatment, results = [] }) => {
          const report = reports.find((each) => each.day === day);
          const lines = report ? linesOf(report) : [];
          const isSame =
            report?.place === practitioner &&
            report?.treatment === treatment &&
            results.every(({ name, value }) =>
              lines.some((line) => line.startsWith(`${name} ${value} `)),
            );
          return !isSame && `blood count on day ${day}`;
        }),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('are of days that have been, in letters that every viewer has', () => {
    const wrong = wrongOn(week, ({ documents, events, days }) => {
      const files = [...documents, ...events.flatMap((event) => event.files ?? [])];
      const pdfs = files.filter(({ name }) => name.endsWith('.pdf'));
      return [
        pdfs.length < 20 && 'documents are missing',
        ...[...documents, binnedDocument(days)].map(({ day, name }) => day >= 0 && name),
        ...pdfs.map(
          (file) => linesOf(file).some((line) => !/^[ -~]*$/.test(line)) && `${file.name}: letters`,
        ),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

describe('§1 the medicines of the demo, beside their reasons', () => {
  it('have metoclopramide for five days at most, after the nausea, and then no more', () => {
    const wrong = wrongOn(year, (record) => {
      const { first, last } = courseOf(record, 'Metoclopramide');
      const { changes = [] } = medicineOf(record, 'Metoclopramide');
      const stopped = changes[0] && medicationEdit.parse(changes[0].edit(record.dateOf));
      const nausea = titled(record, 'Diary: nausea')[0]?.day ?? 0;
      return [
        last - first + 1 !== 5 && `${last - first + 1} days`,
        !(stopped?.state === 'stopped' && changes[0]?.day === last + 1) && 'not stopped',
        !(nausea < first && nausea > first - 4) && 'no nausea before it',
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('have dexamethasone with its reason, stepping down, and with protection of the stomach', () => {
    const wrong = wrongOn(year, (record) => {
      const { treatments, dateOf, days } = record;
      const now = courseOf(record, 'Dexamethasone');
      const steroid = newTreatment.parse(treatments.steroid.body(dateOf));
      const visit = titled(record, 'Neuro-oncology: more headaches')[0];
      const after = courseOf(record, 'Dexamethasone after the operation');
      const protects = (name: string, { first, last }: typeof now): boolean =>
        courseOf(record, name).first <= first && courseOf(record, name).last >= last;
      const amounts = bodyOfMedicine(record, 'Dexamethasone').schedule?.phases.map(
        ({ label }) => label,
      );
      return [
        !/Headaches from swelling/.test(bodyOfMedicine(record, 'Dexamethasone').reason) && 'reason',
        visit?.day !== now.first - 1 && 'no visit before it',
        !(visit?.outcome ?? '').includes('Dexamethasone 8 mg a day from tomorrow') && 'outcome',
        amounts?.join() !== '8 mg,6 mg,4 mg,2 mg' && 'steps',
        (steroid.start !== dateOf(now.first) || steroid.end !== dateOf(now.last)) && 'treatment',
        !(now.first < 0 && now.last > 0) && 'not today',
        after.first !== days.operation + 1 && 'after the operation',
        !protects('Omeprazole', now) && 'omeprazole',
        !protects('Omeprazole after the operation', after) && 'omeprazole after the operation',
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('have temozolomide and the protection of the lungs on every day of radiotherapy', () => {
    const wrong = wrongOn(year, (record) => {
      const { first, last } = record.days.radiotherapy;
      const capsules = courseOf(record, 'Temozolomide with radiotherapy');
      const lungs = courseOf(record, 'Co-trimoxazole');
      const counts = countsOf(record).filter(({ day }) => day > last);
      return [
        (capsules.first !== first || capsules.last !== last) && 'capsules',
        !(lungs.first === first && lungs.last > 0) && 'co-trimoxazole',
        // Why it goes on.
        !counts.every((count) => (figureOf(count, 'Lymphocytes') ?? 9) < 0.8) && 'lymphocytes',
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('are entered before they are taken, and changed in the order of time', () => {
    const wrong = wrongOn(week, (record) =>
      record.medicines.flatMap(({ day, changes = [], neededOn = [], body }) => {
        const name = String(body(record.dateOf)['name']);
        const days = [day, ...changes.map((change) => change.day)];
        const isAsNeeded = neededOn.length > 0;
        return [
          days.some((each, index) => each < (days[index - 1] ?? each) || each > 0) &&
            `${name}: order`,
          !isAsNeeded && courseOf(record, name).first <= day && `${name}: first dose`,
          neededOn.some((each) => each < day || each >= 0) && `${name}: as needed`,
        ];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('have more levetiracetam in the days after the second seizure', () => {
    const wrong = wrongOn(year, (record) => {
      const seizure = titled(record, 'Diary: seizure')[0]?.day ?? 0;
      const rise = plansOf(record, 'Levetiracetam')[1]?.day ?? 0;
      return [!(rise > seizure && rise <= seizure + 4) && `${seizure} and ${rise}`];
    });
    expect(wrong).toEqual([]);
  });
});

type Visit = { day: string; at: string; until: string; practitioner: string };

const later = (at: string, minutes: number): string =>
  localAt(instantOf(`2028-01-01T${at}`, 'UTC') + minutes * 60_000, 'UTC').slice(11);

/** Everything with a time at which the patient is somewhere. */
function visitsOf(record: DemoRecord): Visit[] {
  const { events, dateOf } = record;
  const timed = events.flatMap(({ day, at, until, practitioner, isByPhone }): Visit[] =>
    at === undefined || practitioner === undefined || isByPhone
      ? []
      : [{ day: dateOf(day), at, until: until ?? later(at, 15), practitioner }],
  );
  const sessions = [
    ...sessionsOf(record, 'radiotherapy').map((each) => ({
      ...each,
      practitioner: 'Radiotherapy',
    })),
    ...sessionsOf(record, 'rehabAgain').map((each) => ({
      ...each,
      practitioner: 'Rehabilitation centre',
    })),
  ].map(({ date, time, practitioner }): Visit => {
    const at = time ?? '';
    return { day: date, at, until: later(at, 20), practitioner };
  });
  return [...timed, ...sessions];
}

describe('§1 the visits of the demo', () => {
  it('are when their place is open', () => {
    const anyTime = ['Emergency department', 'Neurosurgery ward'];
    const isOpen = ({ day, at, until, practitioner }: Visit): boolean => {
      const weekday = weekdays[weekdayOf(day) - 1];
      const hours = demoPlaces.find(({ name }) => name === practitioner)?.hours;
      if (hours === undefined) return weekday !== 'sat' && weekday !== 'sun';
      return hours.some((span) => span.day === weekday && span.opens <= at && until <= span.closes);
    };
    const wrong = wrongOn(year, (record) =>
      visitsOf(record).map(
        (visit) =>
          !anyTime.includes(visit.practitioner) &&
          !isOpen(visit) &&
          `${visit.practitioner} on ${visit.day} at ${visit.at}`,
      ),
    );
    expect(wrong).toEqual([]);
    expect(week.map((record) => visitsOf(record).length > 60)).not.toContain(false);
  });

  it('never overlap', () => {
    const wrong = wrongOn(week, (record) => {
      const visits = visitsOf(record).toSorted((one, other) =>
        `${one.day}${one.at}` < `${other.day}${other.at}` ? -1 : 1,
      );
      return visits.map((visit, index) => {
        const next = visits[index + 1];
        return next?.day === visit.day && next.at < visit.until && `${visit.day} ${visit.at}`;
      });
    });
    expect(wrong).toEqual([]);
  });

  it('of radiotherapy are thirty, from a Monday to a Friday, one of them moved to a Saturday', () => {
    const wrong = wrongOn(year, (record) => {
      const { treatments, dateOf } = record;
      const sessions = sessionsOf(record, 'radiotherapy');
      const dates = sessions.map(({ date }) => date).toSorted();
      const [first = '', last = ''] = [dates[0], dates.at(-1)];
      const moved = sessions.filter(({ moved_from }) => moved_from !== null);
      const body = newTreatment.parse(treatments.radiotherapy.body(dateOf));
      const end = treatments.radiotherapy.later?.flatMap((change) =>
        'edit' in change ? [treatmentEdit.parse(change.edit(dateOf)).end] : [],
      );
      const shown = titled(record, 'Radiotherapy with temozolomide').map(({ day, days = 0 }) =>
        [dateOf(day), dateOf(day + days)].join(),
      );
      return [
        new Set(dates).size !== 30 && 'sessions',
        (body.total_dose_gy ?? 0) / sessions.length !== 2 && 'dose',
        !(first === body.start && weekdayOf(first) === 1) && 'first day',
        !(last === end?.at(-1) && weekdayOf(last) === 5) && 'last day',
        !(moved.length === 1 && moved.every(({ date }) => weekdayOf(date) === 6)) && 'moved',
        shown.join() !== `${first},${last}` && 'event',
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('of rehabilitation are the sessions of the treatment', () => {
    const wrong = wrongOn(week, (record) => {
      const sessions = sessionsOf(record, 'rehab').map(({ date, time }) => `${date} ${time}`);
      const events = record.events
        .filter(({ type }) => type === 'Rehab')
        .map(({ day, at }) => `${record.dateOf(day)} ${at}`);
      return [(sessions.length === 0 || sessions.join() !== events.join()) && 'sessions'];
    });
    expect(wrong).toEqual([]);
  });

  it('of follow-up scans come every 10 weeks, after a blood test and before their result', () => {
    const wrong = wrongOn(year, (record) => {
      const { followUps } = record.days;
      const on = (title: string): string =>
        titled(record, title)
          .map(({ day }) => day)
          .join();
      const report = record.documents.find(({ name }) => name.startsWith('MRI report'));
      return [
        on('Blood test before the scan') !== followUps.map((each) => each.bloodTest).join() &&
          'blood tests',
        on('Neuro-oncology: result of the scan') !== followUps.map((each) => each.result).join() &&
          'results',
        report?.day !== followUps[1].report && 'report',
        ...followUps.map(({ bloodTest, scan, report: told, result }, index) => {
          const before = followUps[index - 1]?.scan ?? scan - 70;
          const isInOrder =
            bloodTest < scan && scan - bloodTest <= 28 && scan < told && told <= result;
          const isShown = on(`Follow-up MRI ${index + 1}`) === String(scan);
          return !(isInOrder && isShown && scan - before === 70) && `scan ${index + 1}`;
        }),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

describe('§1 the days of the demo', () => {
  it('are in the order of the illness, with the usual weeks between its treatments', () => {
    const wrong = wrongOn(year, ({ days }) => {
      const { radiotherapy, operation, discharge } = days;
      const order = [
        days.firstSeizure,
        days.firstScan,
        days.neurology,
        days.secondScan,
        days.neurosurgery,
        operation,
        discharge,
        days.biopsy,
        days.molecularReport,
        days.treatmentPlan,
        days.mask,
        radiotherapy.first,
        radiotherapy.last,
        days.rehab.first,
        days.followUps[0].result,
        cycleStarts[0] ?? 0,
      ];
      const untilRadiotherapy = radiotherapy.first - operation;
      const untilCycles = (cycleStarts[0] ?? 0) - radiotherapy.last;
      return [
        order.some((day, index) => index > 0 && day <= (order[index - 1] ?? 0)) && order.join(),
        !(untilRadiotherapy >= 28 && untilRadiotherapy <= 49) && 'operation to radiotherapy',
        !(untilCycles >= 28 && untilCycles <= 42) && 'radiotherapy to cycles',
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('are those of the calendar over 29 February and the turn of the year', () => {
    const ids = Object.fromEntries(
      demoTreatmentNames.map((name, at) => [name, `00000000-0000-7000-8000-00000000000${at}`]),
    ) as DemoTreatmentIds;
    const named = { places: new Map<string, string>(), treatments: ids };
    const turns = ['2027-12-31', '2028-01-01', '2028-02-28', '2028-02-29', '2028-03-01'];
    const wrong = wrongOn(turns.map(recordOn), ({ today, events }) =>
      events.map((event) => {
        const { start, end, status } = bodyOf(today, event, named);
        const last = event.day + (event.days ?? 0);
        const isRight =
          daysBetween(today, start.slice(0, 10)) === event.day &&
          (end === null || daysBetween(today, end.slice(0, 10)) === last) &&
          status === (last < 0 ? 'done' : 'planned');
        return !isRight && event.title;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('have an outcome or results only where something has happened', () => {
    const wrong = wrongOn(week, ({ events }) =>
      events.map(({ day, days = 0, outcome, results, severity, title }) => {
        const isTold = [outcome, results, severity].some((said) => said !== undefined);
        return isTold && day + days >= 0 && title;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('have a diagnosis on the day of the biopsy result', () => {
    const wrong = wrongOn(year, (record) => {
      const { today, dateOf } = record;
      const day = titled(record, 'Biopsy result')[0]?.day ?? 0;
      const told = preboardingDraft.parse({ diagnosis: { diagnosed_on: diagnosedOn(today) } });
      return [told.diagnosis.diagnosed_on !== dateOf(day) && `diagnosed on ${diagnosedOn(today)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('are the same days at every hour, also where the clocks change', () => {
    const zones = ['Europe/London', 'America/New_York', 'Pacific/Auckland', 'UTC'];
    const wrong = zones.flatMap((zone) =>
      year.flatMap(({ today }) =>
        ['00:10', '12:00', '23:50'].flatMap((clock) => {
          const now = instantOf(`${today}T${clock}`, zone);
          const days = [-352, -231, -121, -1, 0].filter(
            (day) => dateAt(sameTimeOn(now, day, zone), zone) !== addDays(today, day),
          );
          return days.map((day) => `${zone} ${today} ${clock}: ${day}`);
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
