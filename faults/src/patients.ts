import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { callUrl } from '@caretrail/server/testing/call-url';
import type { Reached } from '@caretrail/server/testing/fleet';

/** A signed-in patient with a medicine to log doses of. */
export type Patient = {
  readonly userId: string;
  readonly patientId: string;
  /** Lives for five minutes; `signInAgain` renews it. */
  access: string;
  readonly medicationId: string;
};

export async function makePatients(past: Reached, url: string, count: number): Promise<Patient[]> {
  const patients: Patient[] = [];
  for (let made = 0; made < count; made += 1) {
    const { userId, patientId, access } = await past.signedIn();
    const medicine = { name: 'Levetiracetam', dosage: '500 mg', times: ['08:00'], repeat_on: null };
    const answer = await callUrl<{ id: string }>(url, medicationsEndpoints.listOrAdd, {
      access,
      body: medicine,
    });
    if (answer.status !== 200 && answer.status !== 201)
      throw new Error(`No medicine could be made: ${JSON.stringify(answer.body)}`);
    patients.push({ userId, patientId, access, medicationId: answer.body.id });
  }
  return patients;
}

export async function signInAgain(past: Reached, patients: readonly Patient[]): Promise<void> {
  for (const patient of patients) patient.access = await past.signInAgain(patient.userId);
}
