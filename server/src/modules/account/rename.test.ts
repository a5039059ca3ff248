import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { asAdministrator, asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { rename, read } = accountEndpoints;
const body = { first_name: 'Sam', last_name: 'Okafor' };

it('§2.4 an administrator changes their own name; others keep theirs', async () => {
  const [person, another] = [await asAdministrator(testApp()), await asAdministrator(testApp())];
  const before = (await another.call(read)).json();
  expect((await person.call(rename, { body })).json()).toMatchObject(body);
  expect((await person.call(read)).json()).toMatchObject(body);
  expect((await another.call(read)).json()).toEqual(before);
  await person.call(rename, { body });
  expect(await auditTrailOf(testApp(), person.userId)).toEqual(['account.renamed done']);
});

it('§2.4 a name is required, and a patient uses the profile for it', async () => {
  const person = await asAdministrator(testApp());
  const empty = await person.call(rename, { body: { ...body, last_name: ' ' } });
  expect(outcomeOf(empty)).toBe('400 invalid_input');
  expect(outcomeOf(await (await asPatient(testApp())).call(rename, { body }))).toBe(
    '403 forbidden',
  );
});
