import { escalationEndpoints } from '@caretrail/contract/circle/escalation-endpoints';
import type { EscalationOverview } from '@caretrail/contract/circle/escalation-schema';
import type { Area, CircleRole } from '@caretrail/contract/circle/areas';
import { runSuccession } from '../modules/succession/service.ts';
import { type EscalationJobDeps, tellHelpers } from '../modules/escalation/service.ts';
import { inRecord, insertGrant } from './circle.ts';
import { asPatient, type Person, signedInAgain } from './people.ts';
import type { AppDeps } from '../app.ts';
import type { TestApp } from './test-app.ts';

type Access = {
  readonly areas?: readonly Area[];
  readonly role?: CircleRole;
  readonly ends_on?: string;
};

/** Access to the medicines of a record, without an invitation. */
export const grantAccess = (
  testApp: Pick<TestApp, 'deps'>,
  patient: { readonly patientId: string | null },
  helper: Pick<Person, 'userId' | 'email'>,
  { areas = ['medication'], role = 'helper', ends_on }: Access = {},
): Promise<string> =>
  insertGrant(testApp, patient.patientId, helper, { areas, role, ends_on: ends_on ?? null });

export async function endAccess(
  { deps }: { readonly deps: Pick<AppDeps, 'db' | 'clock'> },
  patient: { readonly patientId: string | null },
  helper: { readonly userId: string },
): Promise<void> {
  await deps.db.execute(
    `UPDATE circle_grants SET ended_at = $3 WHERE patient_id = $1 AND helper_user_id = $2 AND ended_at IS NULL`,
    [patient.patientId, helper.userId, deps.clock.now().toISOString()],
  );
}

/** A helper with access to the medicines. */
export async function asHelperOf(
  testApp: TestApp,
  patient: Person,
  name: string,
  access: Access = {},
): Promise<Person> {
  const helper = await asPatient(testApp, { first_name: name, last_name: '' });
  await grantAccess(testApp, patient, helper, access);
  return helper;
}

/** A helper in a new session, whose calls are about the record of this patient. */
export const helping = async (
  testApp: TestApp,
  helper: Person,
  patient: Pick<Person, 'patientId'>,
): Promise<Person> => inRecord(testApp, await signedInAgain(testApp, helper), patient.patientId);

/** Makes a medicine critical, or the test fails. */
export async function madeCritical(
  person: Person,
  medicine: { readonly id: string },
  people: readonly Person[],
  afterMin = 30,
): Promise<EscalationOverview> {
  const body = { after_min: afterMin, people: people.map(({ userId }) => userId), version: null };
  const answer = await person.call(escalationEndpoints.save, {
    params: { id: medicine.id },
    body,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<EscalationOverview>();
}

const jobDeps = ({ deps }: Pick<TestApp, 'deps'>) => ({
  db: deps.db,
  keys: deps.keys,
  ids: deps.ids,
  clock: deps.clock,
  publicUrl: deps.publicUrl,
  supportEmail: deps.supportEmail,
});

/** One run of the job, as one worker does it. */
export const runEscalation = (
  testApp: Pick<TestApp, 'deps'>,
  more: Partial<EscalationJobDeps> = {},
): Promise<void> => tellHelpers({ ...jobDeps(testApp), ...more });

export const runTakeOvers = (testApp: Pick<TestApp, 'deps'>): Promise<void> =>
  runSuccession(jobDeps(testApp));
