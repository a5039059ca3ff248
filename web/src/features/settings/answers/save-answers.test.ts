import type { ProfileAnswers } from '@caretrail/contract/profile/answers';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { chosenHere } from '../../../lib/chosen-record.ts';
import { recordChosen } from '../../../session/chosen-record.ts';
import { passSecondFactor } from '../../../session/sign-in-steps.ts';
import { aUser } from '../../../testing/a-user.ts';
import { makeAppStore } from '../../../testing/app-store.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { freshBrowser } from '../../../testing/fresh-browser.ts';
import { saveAnswers } from './save-answers.ts';

const before: ProfileAnswers = {
  version: 3,
  you: { first_name: 'Robin', last_name: 'Demo', language: 'de' },
  diagnosis: {},
  where_you_are: {},
  medicines: {},
  people: {},
};
const robin = {
  id: '0190a0a0-0000-7000-8000-00000000000a',
  name: 'Robin Demo',
  areas: ['summary'],
  role: 'manager',
} as const;

beforeEach(() => {
  freshBrowser();
  const forget = (): void => void (chosenHere.record = null);
  forget();
  return forget;
});

/** The name in the menu after the illness was edited. */
async function nameAfter(record: typeof robin | null): Promise<string | null | undefined> {
  fakeServer(({ url }) =>
    url.includes(profileEndpoints.editAnswers.path)
      ? { status: 200, body: { ...before, version: 4 } }
      : { status: 404 },
  );
  const store = makeAppStore();
  const user = aUser({ first_name: 'Anna', last_name: 'Berg' });
  store.dispatch(passSecondFactor({ access: 'a', refresh: 'r', user }));
  if (record !== null) store.dispatch(recordChosen(record));
  const edit = { version: 3, diagnosis: { diagnosis: 'Meningioma' } };
  await store.dispatch(saveAnswers(edit, before, ['diagnosis'], () => {})).catch(() => {});
  return store.getState().auth.user?.first_name;
}

describe('D8 the profile, saved', () => {
  it('in the own record names who is signed in', async () => {
    expect(await nameAfter(null)).toBe('Robin');
  });

  it('in the record of someone else leaves the name of who is signed in', async () => {
    expect(await nameAfter(robin)).toBe('Anna');
  });
});
