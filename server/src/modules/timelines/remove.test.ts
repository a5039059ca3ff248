import { limits } from '@caretrail/contract/limits';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { editWith, eventsOf, madeEvent } from '../../testing/events.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { storedAndKnown } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { sweepFiles } from '../files/service.ts';
import { purgeExpired } from '../housekeeping/service.ts';

const testApp = useTestApp();
const { remove, restore, removeFile, removeFileAlias } = timelinesEndpoints;
const oneFile = () => [{ name: 'a.pdf', content: pdf() }];

const deleted = (person: Person, id: string) => person.call(remove, { params: { id } });
const restored = (person: Person, id: string) => person.call(restore, { params: { id } });

describe('§7 deleting an event', () => {
  it('returns 404 for another patient’s event, as does restoring it', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const theirs = await madeEvent(testApp(), another);
    expect(outcomeOf(await deleted(person, theirs.id))).toBe('404 not_found');
    expect(await eventsOf(another)).toEqual([theirs]);
    await deleted(another, theirs.id);
    expect(outcomeOf(await restored(person, theirs.id))).toBe('404 not_found');
    expect(await eventsOf(another)).toEqual([]);
  });

  it('removes it from the list, and it cannot be edited', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeEvent(testApp(), person);
    const answer = await deleted(person, id);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await eventsOf(person)).toEqual([]);
    expect(outcomeOf(await editWith(testApp(), person, id, { fields: { title: 'x' } }))).toBe(
      '404 not_found',
    );
  });

  it('succeeds twice, and is audited once', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeEvent(testApp(), person);
    expect([
      (await deleted(person, id)).statusCode,
      (await deleted(person, id)).statusCode,
    ]).toEqual([204, 204]);
    const trail = await auditTrailOf(testApp(), person.userId);
    expect(trail.filter((line) => line === 'event.deleted done')).toHaveLength(1);
  });

  it('can be undone: the event is back as it was, with its files', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person, { files: oneFile() });
    await deleted(person, event.id);
    testApp().clock.advance(60_000);
    const answer = await restored(person, event.id);
    expect([answer.statusCode, answer.json()]).toEqual([200, event]);
    expect(await eventsOf(person)).toEqual([event]);
    expect((await restored(person, event.id)).json()).toEqual(event);
    expect(await auditTrailOf(testApp(), person.userId)).toContain('event.restored done');
  });

  it('is final when its time in the bin is over: rows and content', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeEvent(testApp(), person, { files: oneFile() });
    const kept = await madeEvent(testApp(), person, { files: oneFile() });
    await deleted(person, id);
    const { deps } = testApp();
    const later = new Date(deps.clock.now().getTime() + limits.files.binMs);
    await purgeExpired({ db: deps.db, clock: { now: () => later } });
    await sweepFiles(deps, later);
    expect(outcomeOf(await restored(person, id))).toBe('404 not_found');
    expect(outcomeOf(await deleted(person, id))).toBe('404 not_found');
    expect(await eventsOf(person)).toEqual([kept]);
    const { stored, known } = await storedAndKnown(testApp());
    expect(stored).toBe(known);
  });
});

describe.each([removeFile, removeFileAlias])('§7 deleting a file of an event: $path', (call) => {
  const fileDeleted = (person: Person, eventId: string, fileId: string) =>
    person.call(call, { params: { eventId, fileId } });

  it('returns 404 for another patient’s file, also under an own event', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const theirs = await madeEvent(testApp(), another, { files: oneFile() });
    const mine = await madeEvent(testApp(), person, { files: oneFile() });
    const fileId = theirs.files[0]?.id ?? '';
    expect(outcomeOf(await fileDeleted(person, theirs.id, fileId))).toBe('404 not_found');
    expect(outcomeOf(await fileDeleted(person, mine.id, fileId))).toBe('404 not_found');
    expect(await eventsOf(another)).toEqual([theirs]);
  });

  it('returns 404 under another event of the same patient', async () => {
    const person = await asPatient(testApp());
    const [one, other] = [
      await madeEvent(testApp(), person, { files: oneFile() }),
      await madeEvent(testApp(), person),
    ];
    const fileId = one.files[0]?.id ?? '';
    expect(outcomeOf(await fileDeleted(person, other.id, fileId))).toBe('404 not_found');
  });

  it('returns its id; the event stays, one version on; repeated, it succeeds again', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person, {
      files: [...oneFile(), { name: 'b.pdf', content: pdf('b') }],
    });
    const [gone, kept] = event.files;
    const answer = await fileDeleted(person, event.id, gone?.id ?? '');
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: gone?.id }]);
    expect(await eventsOf(person)).toMatchObject([{ id: event.id, files: [kept], version: 2 }]);
    expect((await fileDeleted(person, event.id, gone?.id ?? '')).statusCode).toBe(200);
    expect((await eventsOf(person))[0]?.version).toBe(2);
    const trail = await auditTrailOf(testApp(), person.userId);
    expect(trail.filter((line) => line === 'event.file-deleted done')).toHaveLength(1);
  });
});
