import { access as mayRead } from 'node:fs/promises';
import { join } from 'node:path';
import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { limits } from '@caretrail/contract/limits';
import { termsEndpoints } from '@caretrail/contract/terms/endpoints';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../testing/at-once.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { askedEmail, changedEmail, freshAddress } from '../../testing/email-change.ts';
import { madeEvent } from '../../testing/events.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { asAdministrator, asAnotherPatient } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { setUpApp } from '../../testing/second-factor.ts';
import { filesUnder } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { emptyTables, tablesWith, wholeRecord } from '../../testing/whole-record.ts';
import { purgeDeletedAccounts } from './service.ts';

const testApp = useTestApp({ hashing: cheapHashing });

describe('§3 an account whose fourteen days are over', () => {
  it('leaves no row and no file; all other users keep theirs', async () => {
    const { deps, filesFolder, clock } = testApp();
    const person = await wholeRecord(testApp());
    const another = await asAnotherPatient(testApp());
    await madeEvent(testApp(), another, { files: [{ name: 'theirs.pdf', content: pdf() }] });
    await person.call(termsEndpoints.decideResearchContact, { body: { accepted: true } });
    await setUpApp(testApp(), person);
    const { access } = await openSessionFor(testApp(), person.userId);
    const asked = await testApp().app.inject({
      method: 'POST',
      url: accountEndpoints.requestDeletion.path,
      payload: { password: person.password },
      headers: { authorization: `Bearer ${access}` },
    });
    expect(asked.statusCode).toBe(200);
    const ofPatients = await tablesWith(testApp(), 'patient_id');
    const ofUsers = await tablesWith(testApp(), 'user_id');
    const before = await filesUnder(filesFolder);
    expect(before.filter((path) => path.includes(person.patientId)).length).toBeGreaterThan(3);

    clock.advance(limits.account.graceMs);
    const others = await rowsOfOthers(person.userId, person.patientId);
    expect(await purgeDeletedAccounts(deps)).toBe(1);

    expect(await emptyTables(testApp(), ofPatients, 'patient_id', person.patientId)).toEqual(
      ofPatients,
    );
    // Consents stay as the law requires, under an id without a name.
    expect(await emptyTables(testApp(), ofUsers, 'user_id', person.userId)).toEqual(
      ofUsers.filter((table) => table !== 'consents'),
    );
    expect(await emptyTables(testApp(), ['users'], 'id', person.userId)).toEqual(['users']);
    expect(await emptyTables(testApp(), ['mail_outbox'], 'to_address', person.email)).toEqual([
      'mail_outbox',
    ]);

    const after = await filesUnder(filesFolder);
    const theirs = before.filter((path) => !path.includes(person.patientId));
    // So that no backup brings it back: an id without a name.
    expect(after).toEqual([...theirs, `deleted-accounts/${person.userId}`].toSorted());
    expect(after.length).toBeGreaterThan(0);
    const folder = join(filesFolder, person.patientId.slice(-2), person.patientId);
    await expect(mayRead(folder)).rejects.toMatchObject({ code: 'ENOENT' });

    expect(await rowsOfOthers(person.userId, person.patientId)).toEqual(others);
    const log = await deps.db.query<{ text: string }>(
      `SELECT to_jsonb(a)::text AS text FROM audit_log a WHERE actor_id = $1 OR subject_patient_id = $2 OR object_id = $3`,
      [person.userId, person.patientId, person.userId],
    );
    expect(log.map(({ text }) => text).join()).toContain('account.deleted');
    for (const word of [person.email, 'Robin', 'Demo', 'Glioblastoma', '1971-03-05'])
      expect(log.map(({ text }) => text).join()).not.toContain(word);
    expect(await purgeDeletedAccounts(deps)).toBe(0);
  });

  it('leaves no mail to a previous address, and removes none of its new owner', async () => {
    const { deps } = testApp();
    const person = await asAnotherPatient(testApp());
    const [old, asked] = [person.email, freshAddress()];
    const { email: theirs } = await asAnotherPatient(testApp());
    await changedEmail(testApp(), person, freshAddress());
    await askedEmail(testApp(), person, theirs);
    await askedEmail(testApp(), person, asked);
    const counts = () =>
      Promise.all([old, asked, theirs].map(async (to) => (await mailsTo(testApp(), to)).length));
    expect(await counts()).toEqual([1, 1, 1]);
    await deps.db.execute('INSERT INTO account_deletions VALUES ($1, $2, $2)', [
      person.userId,
      deps.clock.now().toISOString(),
    ]);
    expect(await purgeDeletedAccounts(deps)).toBe(1);
    // A requested address may be someone else's mailbox.
    expect(await counts()).toEqual([0, 1, 1]);
  });

  it('waits for a concurrent write to the record, and is done by one of two servers', async () => {
    const { deps, clock } = testApp();
    const person = await asAnotherPatient(testApp());
    await deps.db.execute(`INSERT INTO account_deletions VALUES ($1, $2, $2)`, [
      person.userId,
      clock.now().toISOString(),
    ]);
    const made = Array.from({ length: 5 }, () => madeEvent(testApp(), person).catch(() => null));
    const gone = await Promise.all([purgeDeletedAccounts(deps), purgeDeletedAccounts(deps)]);
    await Promise.all(made);
    if (gone[0] + gone[1] === 0) gone.push(await purgeDeletedAccounts(deps));
    expect(gone.reduce((sum, count) => sum + count, 0)).toBe(1);
    const tables = await tablesWith(testApp(), 'patient_id');
    const id = person.patientId ?? '';
    expect(await emptyTables(testApp(), tables, 'patient_id', id)).toEqual(tables);
  });

  it('of an administrator locks the others before its own, so that there is no deadlock', async () => {
    const { deps, clock } = testApp();
    const [one, leaving] = [await asAdministrator(testApp()), await asAdministrator(testApp())];
    await deps.db.execute(`INSERT INTO account_deletions VALUES ($1, $2, $2)`, [
      leaving.userId,
      clock.now().toISOString(),
    ]);
    // As an edit of an account does: all administrators, one after the other.
    const lockNext = `SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE`;
    const gone = await atOnce(testApp(), one.userId, [() => purgeDeletedAccounts(deps)], (tx) =>
      tx.query(lockNext, [leaving.userId]),
    );
    expect(gone).toEqual([1]);
  });

  it('is logged by its kind when it cannot be deleted, and the next one is deleted', async () => {
    const { deps, clock } = testApp();
    const [stuck, other] = [await asAnotherPatient(testApp()), await asAnotherPatient(testApp())];
    for (const { userId } of [stuck, other])
      await deps.db.execute(`INSERT INTO account_deletions VALUES ($1, $2, $2)`, [
        userId,
        clock.now().toISOString(),
      ]);
    const problems: unknown[] = [];
    const transaction: typeof deps.db.transaction = (work) =>
      problems.length === 0
        ? Promise.reject(new RangeError(stuck.email))
        : deps.db.transaction(work);
    const gone = await purgeDeletedAccounts({
      ...deps,
      db: { ...deps.db, transaction },
      onProblem: (problem) => problems.push(problem),
    });
    expect([gone, problems]).toEqual([1, [{ job: 'account deletion', error: 'RangeError' }]]);
    expect(await purgeDeletedAccounts(deps)).toBe(1);
  });
});

/** How many rows all other users have, table by table. */
async function rowsOfOthers(userId: string, patientId: string): Promise<Record<string, number>> {
  const { db } = testApp().deps;
  const counts: Record<string, number> = {};
  for (const [column, id] of [
    ['patient_id', patientId],
    ['user_id', userId],
  ] as const) {
    for (const table of await tablesWith(testApp(), column)) {
      const { count } = await db.one<{ count: number }>(
        `SELECT count(*) FROM ${table} WHERE ${column} <> $1`,
        [id],
      );
      counts[`${table}.${column}`] = count;
    }
  }
  return counts;
}
