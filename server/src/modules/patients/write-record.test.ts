import { describe, expect, it } from 'vitest';
import { ownRecord, type RecordContext } from '../../http/record-context.ts';
import { asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { writeRecord, writeRecordOnce } from './service.ts';

const testApp = useTestApp();

type State = { readonly version: number; readonly actions: readonly string[] };

async function makeRecord(): Promise<{ context: RecordContext; state: () => Promise<State> }> {
  const { db } = testApp().deps;
  const { userId, patientId } = await asPatient(testApp());
  if (patientId === null) throw new Error('A patient without a record.');
  const state = (): Promise<State> =>
    db.one<State>(
      `SELECT p.data_version AS version,
              ARRAY(SELECT action FROM audit_log WHERE subject_patient_id = $1 ORDER BY id) AS actions
         FROM patients p WHERE p.patient_id = $1`,
      [patientId],
    );
  return { context: ownRecord({ userId, sessionId: null, caller: null }, patientId), state };
}

const claimOf = (key: string | null, resourceId: string) => ({
  key,
  route: '/test',
  content: 'the same',
  resourceId,
});

describe('a write into a record', () => {
  it('raises the version once and writes a row for each change', async () => {
    const { context, state } = await makeRecord();
    const { version } = await state();
    const answer = await writeRecord(testApp().deps, context, async ({ changed }) => {
      changed('event.created', 'test', 'a', ['name']);
      changed('event.edited', 'test');
      return 'answer';
    });
    expect(answer).toBe('answer');
    expect(await state()).toEqual({
      version: version + 1,
      actions: ['event.created', 'event.edited'],
    });
  });

  it('that changes nothing raises no version and writes no row', async () => {
    const { context, state } = await makeRecord();
    const before = await state();
    await writeRecord(testApp().deps, context, async () => undefined);
    expect(await state()).toEqual(before);
  });

  it('that fails leaves neither', async () => {
    const { context, state } = await makeRecord();
    const before = await state();
    const failing = writeRecord(testApp().deps, context, async ({ changed }) => {
      changed('event.created', 'test');
      throw new Error('afterwards');
    });
    await expect(failing).rejects.toThrow('afterwards');
    expect(await state()).toEqual(before);
  });

  it('is refused without the right to write, before anything is locked', async () => {
    const { context } = await makeRecord();
    const reader = { ...context, rights: new Set(['read'] as const) };
    const { deps } = testApp();
    const refused = expect.objectContaining({ code: 'forbidden' });
    const work = async (): Promise<string> => 'never';
    await expect(writeRecord(deps, reader, work)).rejects.toEqual(refused);
    const once = { work, again: work };
    const claim = claimOf(deps.ids.next(), deps.ids.next());
    await expect(writeRecordOnce(deps, reader, claim, once)).rejects.toEqual(refused);
  });

  it('waits for the write before it, with its key or without one', async () => {
    const { context, state } = await makeRecord();
    const { version } = await state();
    const { deps } = testApp();
    let open = 0;
    let mostOpen = 0;
    const work = async ({
      changed,
    }: {
      changed: (action: 'event.created', type: string) => void;
    }) => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      await new Promise((done) => setTimeout(done, 5));
      changed('event.created', 'test');
      open -= 1;
    };
    const again = async (): Promise<void> => undefined;
    const keys = [null, null, null, ...Array.from({ length: 5 }, () => deps.ids.next())];
    await Promise.all(
      keys.map((key) =>
        writeRecordOnce(deps, context, claimOf(key, deps.ids.next()), { work, again }),
      ),
    );
    expect(mostOpen).toBe(1);
    expect(await state()).toMatchObject({ version: version + keys.length });
  });

  it('under a key that was used answers what was made, and does not write again', async () => {
    const { context, state } = await makeRecord();
    const { version } = await state();
    const { deps } = testApp();
    const [key, first] = [deps.ids.next(), deps.ids.next()];
    const send = (id: string) =>
      writeRecordOnce(deps, context, claimOf(key, id), {
        work: async ({ changed }) => {
          changed('event.created', 'test', id);
          return id;
        },
        again: async (_tx, madeId) => madeId,
      });
    expect([await send(first), await send(deps.ids.next())]).toEqual([first, first]);
    expect(await state()).toEqual({ version: version + 1, actions: ['event.created'] });
  });
});
