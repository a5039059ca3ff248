import { successorEndpoints } from '@caretrail/contract/circle/successor-endpoints';
import type { SuccessorOf, SuccessorOverview } from '@caretrail/contract/circle/successor-schema';
import { asHelperOf, runTakeOvers } from './escalation.ts';
import { mailsTo, subjectsTo } from './outbox.ts';
import { asPatient, type Person, signedInAgain } from './people.ts';
import { clockTo } from './reminders.ts';
import type { TestApp } from './test-app.ts';

const { read, name, mine, request } = successorEndpoints;
const hour = 3_600_000;
const asked = 'Someone asked to take over your Caretrail record';

/** Someone who is named to take over, and asks. */
export function takeOvers(testApp: () => TestApp) {
  const wait = (ms: number): void => testApp().clock.advance(ms);
  const again = (person: Person) => signedInAgain(testApp(), person);

  const nameIt = async (patient: Person, helper: Person, wait_days = 3) =>
    (await again(patient)).call(name, { body: { helper_id: helper.userId, wait_days } });
  const overviewOf = async (patient: Person): Promise<SuccessorOverview> =>
    (await (await again(patient)).call(read)).json<SuccessorOverview>();
  const recordsOf = async (helper: Person): Promise<SuccessorOf[]> =>
    (await (await again(helper)).call(mine)).json<{ data: SuccessorOf[] }>().data;
  const ask = async (helper: Person, patient: Person) =>
    (await again(helper)).call(request, { params: { id: patient.patientId ?? '' } });
  const roleOf = async (patient: Person, helper: Person) =>
    testApp().deps.db.maybeOne<{ role: string; areas: string[]; ends_on: string | null }>(
      `SELECT role, areas, ends_on FROM circle_grants WHERE patient_id = $1 AND helper_user_id = $2 AND ended_at IS NULL`,
      [patient.patientId, helper.userId],
    );
  const messagesTo = async (patient: Person): Promise<number> =>
    (await subjectsTo(testApp(), patient.email)).filter((subject) => subject === asked).length;
  const tokenTo = async (patient: Person): Promise<string> => {
    const mails = await mailsTo(testApp(), patient.email);
    const mail = mails.find(({ subject }) => subject === asked);
    return /#refuse=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };

  /** As the job does it: every hour. */
  async function passDays(days: number): Promise<void> {
    for (let hours = 0; hours < days * 24; hours += 1) {
      wait(hour);
      await runTakeOvers(testApp());
    }
  }

  async function named(days = 3) {
    const patient = await asPatient(testApp(), { first_name: 'Robin', last_name: 'Weber' });
    const anna = await asHelperOf(testApp(), patient, 'Anna', { role: 'viewer' });
    await done(nameIt(patient, anna, days));
    return { patient, anna };
  }
  /** At noon, so that the next message comes in the morning. */
  async function requested(days = 3) {
    clockTo(testApp(), '12:00');
    const made = await named(days);
    await done(ask(made.anna, made.patient));
    await runTakeOvers(testApp());
    return made;
  }
  return {
    again,
    nameIt,
    overviewOf,
    recordsOf,
    ask,
    roleOf,
    messagesTo,
    tokenTo,
    passDays,
    named,
    requested,
    wait,
  };
}

/** Or the test fails. */
async function done(answering: Promise<{ readonly statusCode: number; readonly body: string }>) {
  const { statusCode, body } = await answering;
  if (statusCode !== 200) throw new Error(body);
}
