import { areas as everyArea, type Area, type CircleRole } from '@caretrail/contract/circle/areas';
import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import { recordHeader } from '@caretrail/contract/circle/record-header';
import { insertUser, type NewUser } from './factories.ts';
import { openSessionFor } from './open-session-for.ts';
import { linkIn, mailsTo } from './outbox.ts';
import { asPatient, callApi, type Person } from './people.ts';
import type { TestApp } from './test-app.ts';

type Wanted = {
  readonly role?: CircleRole;
  readonly areas?: readonly Area[];
  readonly ends_on?: string | null;
};

export type Helper = Person & {
  readonly grantId: string;
  /** The same account in its own record. */
  readonly atHome: Person;
};

/** As an accepted invitation makes it. */
export async function insertGrant(
  { deps }: Pick<TestApp, 'deps'>,
  patientId: string | null,
  helper: Pick<Person, 'userId' | 'email'>,
  { role = 'manager', areas = everyArea, ends_on = null }: Wanted = {},
): Promise<string> {
  const id = deps.ids.next();
  await deps.db.execute(
    `INSERT INTO circle_grants (patient_id, id, helper_user_id, email, role, areas, ends_on, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      patientId,
      id,
      helper.userId,
      helper.email,
      role,
      [...areas],
      ends_on,
      deps.clock.now().toISOString(),
    ],
  );
  return id;
}

const headerOf = (patientId: string | null) => ({ [recordHeader.name]: patientId ?? '' });

/** An account in a record: each of its calls names it. */
export const inRecord = (testApp: TestApp, person: Person, patientId: string | null): Person => ({
  ...person,
  patientId,
  headers: headerOf(patientId),
  call: (endpoint, input) =>
    callApi(testApp, endpoint, input as object, person.access, headerOf(patientId)),
});

/** Someone who helps this patient, in the patient's record. By default they may do everything. */
export async function helperOf(
  testApp: TestApp,
  { patientId }: Pick<Person, 'patientId'>,
  wanted: Wanted & { readonly account?: Partial<NewUser> } = {},
): Promise<Helper> {
  const atHome = await asPatient(testApp, {
    first_name: 'Anna',
    last_name: 'Berg',
    ...wanted.account,
  });
  const grantId = await insertGrant(testApp, patientId, atHome, wanted);
  return { ...inRecord(testApp, atHome, patientId), grantId, atHome };
}

/** An account that has no record of its own. */
export async function asHelperOnly(
  testApp: TestApp,
  wanted: Partial<NewUser> = {},
): Promise<Person> {
  const { id } = await insertUser(testApp, { preboarding_completed: false, ...wanted });
  await testApp.deps.db.execute(`DELETE FROM patients WHERE user_id = $1`, [id]);
  const { account, access, refresh } = await openSessionFor(testApp, id);
  return {
    userId: id,
    patientId: null,
    email: account.email,
    access,
    refresh,
    call: (endpoint, input) => callApi(testApp, endpoint, input as object, access),
  };
}

export type Fact = {
  readonly helper_user_id: string | null;
  readonly act: string;
  readonly areas: string[];
  readonly call: string;
  readonly action: string | null;
};

/** The ledger of a record, oldest first. */
export const factsOf = (
  { deps }: Pick<TestApp, 'deps'>,
  patientId: string | null,
): Promise<Fact[]> =>
  deps.db.query<Fact>(
    `SELECT helper_user_id, act, areas, call, action FROM circle_ledger WHERE patient_id = $1 ORDER BY id`,
    [patientId],
  );

/** Invites an address as this patient, and returns the token of the link that it got. */
export async function invitedTo(
  testApp: TestApp,
  patient: Person,
  email: string,
  wanted: Wanted = {},
): Promise<{ id: string; token: string }> {
  const { role = 'helper', areas = ['calendar'], ends_on = null } = wanted;
  const body = { email, name: '', role, areas: [...areas], ends_on };
  const answer = await patient.call(circleEndpoints.invite, { body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const [mail] = await mailsTo(testApp, email);
  const token = new URL(mail ? linkIn(mail) : '').hash.replace('#token=', '');
  return { id: answer.json<{ id: string }>().id, token };
}
