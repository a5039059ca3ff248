import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { addDays } from '@caretrail/contract/time/days';
import { expect, it } from 'vitest';
import { doseName, loggedDose, madeMedication, todayOf } from '../../testing/medications.ts';
import { asPatient, type Person, signedInAgain } from '../../testing/people.ts';
import { clockTo } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const day = 24 * 60 * 60 * 1000;

/** The days that the dashboard names as still open. */
async function openOn(person: Person): Promise<(string | undefined)[]> {
  const again = await signedInAgain(testApp(), person);
  const { alerts } = (await again.call(dashboardEndpoints.read)).json<Dashboard>();
  return alerts.filter(({ kind }) => kind === 'open_dose').map(({ date }) => date);
}

const everyTwoWeeks = (from: string) => ({
  name: 'Vitamin B12',
  schedule: {
    effective_from: from,
    phases: [
      {
        seq: 1,
        start: { date: from },
        length: { open: true },
        pattern: { kind: 'every_n_days', n: 14, anchor: from },
        slots: [{ id: 'at-0800', at: '08:00', parts: [] }],
      },
    ],
  },
});

it('§3 a dose of every two weeks that is not recorded stays on the dashboard for a week, until it is skipped', async () => {
  clockTo(testApp(), '07:00');
  const [person, skipping] = [await asPatient(testApp()), await asPatient(testApp())];
  const first = todayOf(testApp());
  await madeMedication(person, everyTwoWeeks(first));
  const made = await madeMedication(skipping, everyTwoWeeks(first));
  await madeMedication(person, { name: 'Levetiracetam', times: ['08:00'] });
  expect(await openOn(person)).toEqual([]);

  testApp().clock.advance(2 * day);
  expect(await openOn(person)).toEqual([first]);
  expect(await openOn(skipping)).toEqual([first]);
  const again = await signedInAgain(testApp(), skipping);
  await loggedDose(again, made.id, { status: 'skipped', ...doseName(made, 'at-0800', first) });
  expect(await openOn(skipping)).toEqual([]);
  expect(await openOn(person)).toEqual([first]);

  testApp().clock.advance(5 * day);
  expect(await openOn(person)).toEqual([first]);
  testApp().clock.advance(day);
  expect(await openOn(person)).toEqual([]);
  // The next one, in its turn.
  testApp().clock.advance(8 * day);
  expect(await openOn(person)).toEqual([addDays(first, 14)]);
});
