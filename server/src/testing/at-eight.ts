import { asHelperOf, madeCritical } from './escalation.ts';
import { doseName, madeMedication, todayOf } from './medications.ts';
import { mailsTo } from './outbox.ts';
import { asPatient, type Person } from './people.ts';
import { clockTo } from './reminders.ts';
import type { TestApp } from './test-app.ts';

/** How many mails the person got. */
export const countTo = async (testApp: TestApp, { email }: Person): Promise<number> =>
  (await mailsTo(testApp, email)).length;

/** Five to eight: a critical dose at eight, Anna first and Ben second, half an hour each. */
export async function beforeEight(testApp: TestApp) {
  clockTo(testApp, '07:55');
  const patient = await asPatient(testApp, { first_name: 'Robin', last_name: 'Weber' });
  const medicine = await madeMedication(patient, { times: ['08:00'] });
  const anna = await asHelperOf(testApp, patient, 'Anna');
  const ben = await asHelperOf(testApp, patient, 'Ben');
  await madeCritical(patient, medicine, [anna, ben]);
  const counts = async () => [await countTo(testApp, anna), await countTo(testApp, ben)];
  const name = doseName(medicine, 'at-0800', todayOf(testApp));
  return { patient, medicine, anna, ben, counts, name };
}
