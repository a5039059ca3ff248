import { regimens } from '@caretrail/contract/medications/testing/regimens';
import type { ProfileAnswers } from '@caretrail/contract/profile/answers';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { describe, expect, it } from 'vitest';
import { aMedication, aVersionOf } from '../../../testing/a-medication.ts';
import { anEvent } from '../../../testing/an-event.ts';
import { treatmentsNow, visitsIn } from './use-summary.ts';
import { contactRows, medicineWhen, treatmentLine, visitLine } from './format-summary.ts';

const treatment = (fields: Partial<Treatment>): Treatment =>
  ({
    id: 'a',
    title: 'Temozolomide',
    status: 'active',
    start: '2026-03-02',
    practitioner: '',
    cycle_no: null,
    cycles_planned: null,
    fractions_done: null,
    fractions_planned: null,
    ...fields,
  }) as Treatment;
const people = (answers: ProfileAnswers['people']) =>
  contactRows({ people: answers } as ProfileAnswers);

describe('the sheet for the doctor', () => {
  it('says how far a treatment is', () => {
    const { lead, rest } = treatmentLine(treatment({ cycle_no: 3, cycles_planned: 6 }));
    expect(`${lead} · ${rest}`).toBe('Temozolomide · Active, cycle 3 of 6, since 2 March 2026');
    const planned = treatment({ status: 'planned', fractions_planned: 30 });
    expect(treatmentLine(planned).rest).toBe('Planned, 0 of 30 sessions, from 2 March 2026');
  });

  it('tells the next step of a taper as the list of medicines does', () => {
    const schedule = { ...aVersionOf(), phases: regimens.dexamethasone.phases };
    const medicine = aMedication({
      schedule,
      instructions: 'With food.',
      never_stop_suddenly: true,
    });
    expect(medicineWhen(medicine, '2026-02-01')).toBe(
      'Every day at 08:00. From Friday 6 February: 6 mg. With food. Do not stop suddenly.',
    );
    expect(medicineWhen(aMedication(), '2026-11-16')).toBe('Every day at 08:00');
  });

  it('lists what runs before what is planned, and nothing that is over', () => {
    const all = (['completed', 'planned', 'stopped', 'on-hold', 'active'] as const).map((status) =>
      treatment({ id: status, status }),
    );
    expect(treatmentsNow(all).map(({ id }) => id)).toEqual(['active', 'on-hold', 'planned']);
  });

  it('lists the next six visits, soonest first, and nothing that is over, was cancelled or is no visit', () => {
    const day = (number: number) => `2026-11-${20 + number}T09:30`;
    const events = [5, 1, 3, 2, 4, 7, 6].map((number) =>
      anEvent({ id: String(number), event_type: 'Scan', status: 'planned', start: day(number) }),
    );
    const others = [
      anEvent({ id: 'w', event_type: 'Scan', status: 'planned', start: '2026-11-20T08:00' }),
      anEvent({ id: 'x', event_type: 'Scan', status: 'cancelled', start: day(0) }),
      anEvent({ id: 'y', event_type: 'UserStorage', status: 'planned', start: day(0) }),
    ];
    const noon = { nowMs: Date.parse('2026-11-20T12:00Z'), zone: 'UTC' };
    expect(
      visitsIn({ events: [...events, ...others], treatments: [] }, noon).map(({ id }) => id),
    ).toEqual(['1', '2', '3', '4', '5', '6']);
    const visit = anEvent({ title: 'MRI', start: '2026-11-19T09:30', practitioner: 'Radiology' });
    expect(visitLine(visit)).toMatchObject({
      lead: 'Thursday 19 November 2026, 09:30',
      rest: 'MRI, Radiology',
    });
  });

  it('has the next session of each treatment among the visits, once', () => {
    const session = (day: number) => ({
      id: `s${day}`,
      date: `2026-11-${day}`,
      time: '10:00',
      status: 'planned',
      moved_from: null,
      reason: '',
      hours: null,
    });
    const course = treatment({
      title: 'Radiotherapy',
      type: 'radiotherapy',
      location_id: null,
      sessions: [session(19), session(23), session(24)] as Treatment['sessions'],
    });
    const scan = { event_type: 'Scan', status: 'planned', start: '2026-11-22T09:30' } as const;
    const noon = { nowMs: Date.parse('2026-11-20T12:00Z'), zone: 'UTC' };
    const found = (events: Parameters<typeof visitsIn>[0]['events']) =>
      visitsIn({ events, treatments: [course] }, noon).map((each) => visitLine(each));
    expect(found([anEvent({ ...scan, title: 'MRI' })])).toMatchObject([
      { rest: 'MRI' },
      { lead: 'Monday 23 November 2026, 10:00', rest: 'Radiotherapy' },
    ]);
    const written = {
      event_type: 'Treatment',
      start: '2026-11-23T10:00',
      title: 'Session',
    } as const;
    expect(found([anEvent({ ...scan, ...written, treatment_id: 'a' })])).toMatchObject([
      { rest: 'Session' },
    ]);
  });

  it('names the emergency contacts that were given', () => {
    expect(people({})).toEqual([]);
    const contact = { name: 'Kim', relation: 'my wife', phone: '07700 900123' };
    expect(people({ emergency_contact: contact, on_call_phone: '020' })).toEqual([
      ['Kim, my wife', '07700 900123'],
      ['Clinic phone for urgent questions', '020'],
    ]);
  });
});
