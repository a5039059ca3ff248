import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { shiftPlan } from '@caretrail/contract/treatments/shift';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { asAnotherPatient, asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import {
  cyclesFrom,
  edited,
  historyOf,
  madeTreatment,
  radiotherapyFrom,
  sendNotes,
  sendShift,
  treatmentsOf,
} from '../../testing/treatments.ts';

const testApp = useTestApp();
const monday = '2026-03-02';

describe('moving the rest of a plan', () => {
  it('returns 404 for another patient’s treatment', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const theirs = await madeTreatment(another, radiotherapyFrom(monday));
    const shift = { days: 7, from: monday, version: 1 };
    expect(outcomeOf(await sendShift(person, theirs.id, shift))).toBe('404 not_found');
    expect(await treatmentsOf(another)).toEqual([theirs]);
  });

  it('changes it exactly as the preview showed, with its reason in the history', async () => {
    const person = await asPatient(testApp());
    const made = await madeTreatment(person, radiotherapyFrom(monday));
    const [first] = made.sessions;
    const { version } = (
      await sendNotes(person, made.id, { sessions: [{ id: first?.id, status: 'done' }] })
    ).json<Treatment>();
    const [before] = await treatmentsOf(person);
    if (!before) throw new Error('No treatment.');
    const asked = { days: 3, from: '2026-03-03' };
    const answer = await sendShift(person, made.id, { ...asked, reason: 'Cold', version });
    const { sessions, start, movedSessions } = shiftPlan(before, asked);
    const after = answer.json<Treatment>();
    expect(answer.statusCode).toBe(200);
    expect(after).toMatchObject({ sessions, start, version: 3 });
    expect(movedSessions).toBe(9);
    expect((await historyOf(person, made.id))[0]).toMatchObject({
      kind: 'shifted',
      ...asked,
      reason: 'Cold',
      sessions: 9,
      cycle: null,
    });
    expect(await auditTrailOf(testApp(), person.userId)).toContain('treatment.shifted done');
  });

  it('moves cycles that have not begun, and can be undone by an edit', async () => {
    const person = await asPatient(testApp());
    const before = await madeTreatment(person, cyclesFrom(monday));
    const answer = await sendShift(person, before.id, { days: 7, from: '2026-03-10', version: 1 });
    const after = answer.json<Treatment>();
    expect(after).toMatchObject({
      start: monday,
      end: '2026-08-23',
      cycle_anchors: [{ cycle: 2, start_date: '2026-04-06' }],
    });
    const { start, end, cycle_anchors, sessions } = before;
    const undone = await edited(person, before.id, { start, end, cycle_anchors, sessions });
    expect(undone).toMatchObject({ start, end, cycle_anchors, sessions });
  });

  it('is refused over another version of the plan, with both versions', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeTreatment(person, radiotherapyFrom(monday));
    await edited(person, id, { title: 'Changed elsewhere' });
    const answer = await sendShift(person, id, { days: 7, from: monday, version: 1 });
    expect(outcomeOf(answer)).toBe('409 stale_version');
  });

  it('happens once when it is sent again under its key', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeTreatment(person, radiotherapyFrom(monday));
    const key = testApp().deps.ids.next();
    const send = () =>
      testApp().app.inject({
        method: 'POST',
        url: treatmentsEndpoints.shift.path.replace('{id}', id),
        payload: { days: 7, from: monday, version: 1 },
        headers: { authorization: `Bearer ${person.access}`, 'idempotency-key': key },
      });
    const first = await send();
    expect(first.json<Treatment>().start).toBe('2026-03-09');
    expect((await send()).json()).toEqual(first.json());
  });

  it.each<[string, object]>([
    ['by nothing', { days: 0 }],
    ['by half a day', { days: 0.5 }],
    ['by ten years', { days: 3650 }],
    ['without the version that was looked at', { version: undefined }],
    ['when nothing is left', { from: '2026-12-01' }],
  ])('is refused with %s', async (_, changes) => {
    const person = await asPatient(testApp());
    const before = await madeTreatment(person, radiotherapyFrom(monday));
    const body = { days: 7, from: monday, version: 1, ...changes };
    expect(outcomeOf(await sendShift(person, before.id, body))).toBe('400 invalid_input');
    expect(await treatmentsOf(person)).toEqual([before]);
  });
});
