import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import { describe, expect, it } from 'vitest';
import { asAnotherPatient, asPatient, callApi, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { read, save } = preboardingEndpoints;

const unfinished = { preboarding_completed: false } as const;
const asNewPatient = (): Promise<Person> => asPatient(testApp(), unfinished);
const put = (person: Person, body: object) => callApi(testApp(), save, { body }, person.access);
const draftsOf = ({ userId }: Person): Promise<{ draft: object }[]> =>
  testApp().deps.db.query(`SELECT draft FROM preboarding_drafts WHERE user_id = $1`, [userId]);

const nothing = {
  you: {},
  diagnosis: {},
  where_you_are: {},
  medicines: {},
  people: {},
  reminders: {},
};
const half = {
  ...nothing,
  you: { first_name: 'Ada', time_zone: 'Europe/London' },
  diagnosis: { diagnosis: 'Glioblastoma, IDH-wildtype' },
};

describe('§3 the saved answers', () => {
  it('are private: each patient sees only their own', async () => {
    const person = await asNewPatient();
    const another = await asAnotherPatient(testApp(), {
      ...unfinished,
      first_name: '',
      last_name: '',
      birth_date: null,
    });
    expect((await put(person, half)).statusCode).toBe(204);
    expect((await another.call(read)).json()).toEqual(nothing);
    await put(another, { ...nothing, people: { hospital: 'X' } });
    expect((await person.call(read)).json()).toEqual(half);
  });

  it('are returned on any device as they were saved', async () => {
    const person = await asNewPatient();
    await put(person, half);
    expect((await person.call(read)).json()).toEqual(half);
  });

  it('begin with what the account knows', async () => {
    const person = await asPatient(testApp(), {
      ...unfinished,
      first_name: 'Ada',
      last_name: '',
      birth_date: '1971-03-05',
    });
    expect((await person.call(read)).json()).toEqual({
      ...nothing,
      you: { first_name: 'Ada', birth_date: '1971-03-05' },
    });
    expect(await draftsOf(person)).toEqual([]);
  });

  it('begin empty when the data of the account does not fit the form', async () => {
    const person = await asPatient(testApp(), { ...unfinished, first_name: 'x'.repeat(500) });
    expect((await person.call(read)).json()).toEqual(nothing);
  });

  it('start again when an older version of the app saved a draft that this one cannot read', async () => {
    const person = await asPatient(testApp(), {
      ...unfinished,
      first_name: 'Ada',
      last_name: '',
      birth_date: null,
    });
    await put(person, half);
    await testApp().deps.db.execute(
      `UPDATE preboarding_drafts SET draft = '{"step": "shoe size"}' WHERE user_id = $1`,
      [person.userId],
    );
    expect((await person.call(read)).json()).toEqual({ ...nothing, you: { first_name: 'Ada' } });
  });

  it('are replaced as a whole: the last write wins, and there is one row', async () => {
    const person = await asNewPatient();
    await put(person, half);
    await put(person, { you: { last_name: 'Abbott' } });
    expect((await person.call(read)).json()).toEqual({ ...nothing, you: { last_name: 'Abbott' } });
    const many = await Promise.all(Array.from({ length: 10 }, () => put(person, half)));
    expect(new Set(many.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await draftsOf(person)).toEqual([{ draft: half }]);
  });

  it('leave the names of the answered questions in the audit log, and no answer', async () => {
    const person = await asNewPatient();
    await put(person, half);
    const [row] = await testApp().deps.db.query<{
      changed_fields: string[];
      subject_patient_id: string;
    }>(`SELECT * FROM audit_log WHERE actor_id = $1 AND action = 'preboarding.saved'`, [
      person.userId,
    ]);
    expect(row?.changed_fields).toEqual(['you.first_name', 'you.time_zone', 'diagnosis.diagnosis']);
    expect(row?.subject_patient_id).toBe(person.patientId);
    expect(JSON.stringify(row)).not.toContain('wildtype');
  });

  it.each([
    "Robert'); DROP TABLE users; --",
    '漢字 🧠 e\u0301',
    '<script>alert(1)</script>',
    '%s $1 \\ "',
    'مرحبا עברית',
  ])('keep %j literally', async (text) => {
    const person = await asNewPatient();
    expect((await put(person, { people: { hospital: text } })).statusCode).toBe(204);
    expect((await person.call(read)).json()).toMatchObject({ people: { hospital: text } });
  });
});
