import { limits } from '@caretrail/contract/limits';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { anEvent, createWithFiles, editWith, eventsOf, madeEvent } from '../../testing/events.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { storedAndKnown } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { create } = timelinesEndpoints;

const post = ({ access }: Person, key: string, body: object = anEvent) =>
  testApp().app.inject({
    method: 'POST',
    url: create.path,
    payload: body,
    headers: { authorization: `Bearer ${access}`, 'idempotency-key': key },
  });
const newKey = () => testApp().deps.ids.next();

describe('§7 a repeated create', () => {
  it('under another user’s key is independent of it', async () => {
    const key = newKey();
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const [mine, theirs] = [await post(person, key), await post(another, key)];
    expect([mine.statusCode, theirs.statusCode]).toEqual([201, 201]);
    expect(mine.json<{ id: string }>().id).not.toBe(theirs.json<{ id: string }>().id);
  });

  it('with the same content gets the same response, and is done once', async () => {
    const person = await asPatient(testApp());
    const key = newKey();
    const first = await post(person, key);
    const again = await post(person, key.toUpperCase());
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await eventsOf(person)).toHaveLength(1);
  });

  it('with other content is refused', async () => {
    const person = await asPatient(testApp());
    const key = newKey();
    await post(person, key);
    expect(outcomeOf(await post(person, key, { ...anEvent, title: 'Another' }))).toBe(
      '422 key_reused',
    );
    expect(await eventsOf(person)).toHaveLength(1);
  });

  it('is told to wait while the first still runs', async () => {
    const person = await asPatient(testApp());
    const key = newKey();
    const { db } = testApp().deps;
    const during = await db.transaction(async (tx) => {
      await tx.query(
        `SELECT pg_advisory_xact_lock(hashtextextended($1::uuid || ' ' || $2::uuid, 0))`,
        [person.userId, key],
      );
      return post(person, key);
    });
    expect([outcomeOf(during), during.headers['retry-after']]).toEqual(['409 in_progress', '1']);
    expect((await post(person, key)).statusCode).toBe(201);
  });

  it('is done once for many concurrent requests', async () => {
    const person = await asPatient(testApp());
    const key = newKey();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => outcomeOf(await post(person, key))),
    );
    expect(outcomes).toContain('201');
    expect(outcomes.filter((each) => each !== '201' && each !== '409 in_progress')).toEqual([]);
    expect(await eventsOf(person)).toHaveLength(1);
  });

  it('stores its files once', async () => {
    const person = await asPatient(testApp());
    const headers = { 'idempotency-key': newKey() };
    const files = [{ name: 'a.pdf', content: pdf() }];
    const first = await createWithFiles(testApp(), person, files, headers);
    expect((await createWithFiles(testApp(), person, files, headers)).json()).toEqual(first.json());
    const other = [{ name: 'a.pdf', content: pdf('other words') }];
    expect(outcomeOf(await createWithFiles(testApp(), person, other, headers))).toBe(
      '422 key_reused',
    );
    const { stored, known } = await storedAndKnown(testApp());
    expect([stored, known]).toEqual([1, 1]);
  });

  it('shows the event as it is by now', async () => {
    const person = await asPatient(testApp());
    const key = newKey();
    const { id } = (await post(person, key)).json<{ id: string }>();
    await editWith(testApp(), person, id, { fields: { title: 'Edited in between' } });
    expect((await post(person, key)).json()).toMatchObject({ id, title: 'Edited in between' });
  });

  it('returns 404 after the event was deleted', async () => {
    const person = await asPatient(testApp());
    const key = newKey();
    const made = (await post(person, key)).json<{ id: string }>();
    await person.call(timelinesEndpoints.remove, { params: made });
    expect(outcomeOf(await post(person, key))).toBe('404 not_found');
    expect(await eventsOf(person)).toEqual([]);
  });

  it('creates a new event a day later', async () => {
    const person = await asPatient(testApp());
    const key = newKey();
    await post(person, key);
    const { db, clock } = testApp().deps;
    await db.execute(`UPDATE idempotency_keys SET expires_at = $2 WHERE key = $1`, [
      key,
      clock.now().toISOString(),
    ]);
    expect((await post(person, key)).statusCode).toBe(201);
    expect(await eventsOf(person)).toHaveLength(2);
    expect(limits.http.idempotencyMs).toBe(24 * 3_600_000);
  });

  it('needs a valid key', async () => {
    expect(outcomeOf(await post(await asPatient(testApp()), 'again'))).toBe('400 invalid_input');
  });
});

describe('§7 a repeated edit', () => {
  const files = [{ name: 'a.pdf', content: pdf() }];
  const edit = (person: Person, id: string, key: string, title = 'Edited') =>
    editWith(testApp(), person, id, {
      fields: { title, version: '1' },
      files,
      headers: { 'idempotency-key': key },
    });

  it('returns the same event and adds its files once', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeEvent(testApp(), person);
    const before = await storedAndKnown(testApp());
    const key = newKey();
    const first = await edit(person, id, key);
    const again = await edit(person, id, key);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await eventsOf(person)).toMatchObject([{ version: 2, files: [{ name: 'a.pdf' }] }]);
    const { stored, known } = await storedAndKnown(testApp());
    expect([stored - before.stored, known - before.known]).toEqual([1, 1]);
  });

  it('is refused under the key of another edit, or for another event, and leaves no file', async () => {
    const person = await asPatient(testApp());
    const [one, other] = [
      await madeEvent(testApp(), person),
      await madeEvent(testApp(), person, { title: 'Other' }),
    ];
    const key = newKey();
    await edit(person, one.id, key);
    const before = await storedAndKnown(testApp());
    expect(outcomeOf(await edit(person, one.id, key, 'Something else'))).toBe('422 key_reused');
    expect(outcomeOf(await edit(person, other.id, key))).toBe('422 key_reused');
    expect(await storedAndKnown(testApp())).toEqual(before);
  });

  it('is checked again after it was refused', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeEvent(testApp(), person);
    await editWith(testApp(), person, id, { fields: { title: 'In between' } });
    const key = newKey();
    expect(outcomeOf(await edit(person, id, key))).toBe('409 stale_version');
    expect(outcomeOf(await edit(person, id, key))).toBe('409 stale_version');
  });

  it('adds its files once for many concurrent requests', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeEvent(testApp(), person);
    const key = newKey();
    const outcomes = await Promise.all(
      Array.from({ length: limits.http.formsPerUser }, async () =>
        outcomeOf(await edit(person, id, key)),
      ),
    );
    expect(outcomes).toContain('200');
    expect(outcomes.filter((each) => each !== '200' && each !== '409 in_progress')).toEqual([]);
    expect((await eventsOf(person))[0]?.files).toHaveLength(1);
  });

  it('returns 404 for another patient’s event, also with that patient’s key', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const theirs = await madeEvent(testApp(), another);
    const key = newKey();
    await edit(another, theirs.id, key);
    expect(outcomeOf(await edit(person, theirs.id, key))).toBe('404 not_found');
  });
});
