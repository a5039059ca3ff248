import { errorBody } from '@caretrail/contract/http/error-body';
import { limits } from '@caretrail/contract/limits';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { noSeizureDetails } from '@caretrail/contract/timelines/seizure';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { editWith, eventsOf, madeEvent } from '../../testing/events.ts';
import { asAnotherPatient, asPatient, callApi } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { storedAndKnown } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const someFiles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}.pdf`, content: pdf(`${index}`) }));

describe('§7 editing an event', () => {
  it('returns 404 for another patient’s event, and nothing of its files stays', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const theirs = await madeEvent(testApp(), another);
    const before = await storedAndKnown(testApp());
    const answer = await editWith(testApp(), person, theirs.id, {
      fields: { title: 'Mine now' },
      files: someFiles(1),
    });
    expect(outcomeOf(answer)).toBe('404 not_found');
    expect(await eventsOf(another)).toEqual([theirs]);
    expect(await storedAndKnown(testApp())).toEqual(before);
  });

  it('changes the named fields, raises the version and records the user', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person, {
      symptoms: ['headache'],
      results: [{ name: 'CRP', value: 3, unit: '', low: null, high: null }],
    });
    const answer = await editWith(testApp(), person, event.id, {
      fields: { title: 'New title', severity: '4', symptoms: '[]', version: '1' },
    });
    expect(answer.json()).toEqual({
      ...event,
      title: 'New title',
      severity: 4,
      symptoms: [],
      version: 2,
      updated_at: testApp().clock.now().toISOString(),
    });
    expect(await eventsOf(person)).toEqual([answer.json()]);
  });

  it('replaces what is known of a seizure as a whole, and takes it away', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person, { event_type: 'Important Data' });
    const known = { ...noSeizureDetails, seconds: 80, rescue_medicine: true };
    const edited = async (seizure: string) =>
      (await editWith(testApp(), person, event.id, { fields: { seizure } })).json<TimelineEvent>();
    expect((await edited(JSON.stringify(known))).seizure).toEqual(known);
    expect((await eventsOf(person))[0]?.seizure).toEqual(known);
    expect((await edited('')).seizure).toBeNull();
    expect((await eventsOf(person))[0]?.seizure).toBeNull();
  });

  it('adds its files to those of the event', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person, { files: someFiles(1) });
    const answer = await editWith(testApp(), person, event.id, { files: someFiles(2) });
    expect(answer.json<TimelineEvent>().files.map(({ name }) => name)).toEqual([
      '0.pdf',
      '0.pdf',
      '1.pdf',
    ]);
    expect(answer.json<TimelineEvent>().version).toBe(2);
    expect(await eventsOf(person)).toEqual([answer.json()]);
  });

  it('returns both versions for an outdated one, and changes nothing', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeEvent(testApp(), person);
    const newer = await editWith(testApp(), person, id, { fields: { title: 'Theirs' } });
    const answer = await editWith(testApp(), person, id, {
      fields: { title: 'Mine', version: '1' },
      files: someFiles(1),
    });
    expect(outcomeOf(answer)).toBe('409 stale_version');
    expect(errorBody.parse(answer.json()).conflict).toEqual({
      your_version: 1,
      stored_version: 2,
      stored: newer.json(),
    });
    expect(await eventsOf(person)).toEqual([newer.json()]);
  });

  it('stores one of two concurrent edits, and the other device gets a conflict', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeEvent(testApp(), person);
    const outcomes = await Promise.all(
      ['One', 'Two', 'Three'].map(async (title) =>
        outcomeOf(await editWith(testApp(), person, id, { fields: { title, version: '1' } })),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['200', '409 stale_version', '409 stale_version']);
  });

  it('is checked together with the unchanged fields', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeEvent(testApp(), person, { end: '2026-03-05T10:00' });
    const answer = await editWith(testApp(), person, id, { fields: { start: '2026-03-05T10:01' } });
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      fields: { end: expect.anything() as string },
    });
    const cleared = await editWith(testApp(), person, id, {
      fields: { start: '2026-03-05T10:01', end: '' },
    });
    expect(cleared.json()).toMatchObject({ start: '2026-03-05T10:01', end: null });
  });

  it('leaves no trace when nothing changes', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person, {
      results: [{ name: 'CRP', value: 3, unit: 'mg/l', low: null, high: 5 }],
    });
    const results = JSON.stringify(event.results);
    const same = await editWith(testApp(), person, event.id, {
      fields: { title: event.title, results },
    });
    expect(same.json()).toEqual(event);
    expect(await auditTrailOf(testApp(), person.userId)).not.toContain('event.edited done');
  });

  it('is audited by the names of the changed fields', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeEvent(testApp(), person);
    await editWith(testApp(), person, id, { fields: { title: 'Canary' }, files: someFiles(1) });
    const row = await testApp().deps.db.one(
      `SELECT changed_fields, object_id FROM audit_log WHERE actor_id = $1 AND action = 'event.edited'`,
      [person.userId],
    );
    expect(row).toEqual({ changed_fields: ['title', 'files'], object_id: id });
  });

  it('is refused with more files than an event may have', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person, { files: someFiles(limits.files.perEvent) });
    const before = await storedAndKnown(testApp());
    for (const count of [1, limits.files.perEvent + 1]) {
      const answer = await editWith(testApp(), person, event.id, { files: someFiles(count) });
      expect(outcomeOf(answer)).toBe('413 too_many_files');
    }
    expect(await storedAndKnown(testApp())).toEqual(before);
  });

  it('§3 is sent as a form and as nothing else', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeEvent(testApp(), person);
    const answer = await callApi(
      testApp(),
      timelinesEndpoints.edit,
      { params: { id }, body: { title: 'x' } },
      person.access,
    );
    expect(outcomeOf(answer)).toBe('415 wrong_type');
  });
});
