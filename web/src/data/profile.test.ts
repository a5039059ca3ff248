import { decideScreen } from '@caretrail/contract/access/decide';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { makeAppStore } from '../testing/app-store.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import type { MemoryStorage } from '../testing/memory-storage.ts';
import { forgetSession, loggedOut } from '../session/logout.ts';
import { draftKept } from '../session/profile-slice.ts';
import { selectSession } from '../session/selectors.ts';
import { passSecondFactor } from '../session/sign-in-steps.ts';
import { clearProfile, fetchProfile, selectProfile } from './profile.ts';

const response = {
  patientID: aUser().id,
  first_name: 'Ada',
  last_name: 'Berg',
  onboarding: { email: 'ada@example.org', birthDate: '1980-03-05' },
  is_primary_email: true,
  is_primary_mfa: false,
  healthrecords: [{ diseaseType: 'DiseaseType.Glioblastoma', diseaseGroup: 'DiseaseGroup.None' }],
  symptom: ['Headache'],
};
let local: MemoryStorage;

const signedIn = (changes = {}) => {
  const store = makeAppStore();
  store.dispatch(passSecondFactor({ access: 'a', refresh: 'r', user: aUser(changes) }));
  return store;
};

beforeEach(() => {
  local = freshBrowser();
});

describe('§4.2 §5 the profile', () => {
  it('goes pending, then succeeded with the derived profile; the patientID is saved', async () => {
    fakeServer(() => ({ status: 200, body: response }));
    const store = signedIn();
    const done = store.dispatch(fetchProfile());
    expect(selectProfile(store.getState()).status).toBe('pending');
    await done;
    expect(selectProfile(store.getState())).toMatchObject({
      status: 'succeeded',
      profile: { firstName: 'Ada', clinicalData: ['Glioblastoma', 'Headache'] },
    });
    expect(local.items.get('patientID')).toBe(response.patientID);
    store.dispatch(draftKept({ part: 'you', draft: 'typed' }));
    store.dispatch(clearProfile());
    expect(store.getState().profile.drafts).toEqual({});
    expect(selectProfile(store.getState())).toMatchObject({
      profile: null,
      status: 'idle',
      error: null,
    });
  });

  it('§3 patientData holds ids, display name and flags, and nothing clinical; a logout removes it', async () => {
    fakeServer(() => ({ status: 200, body: response }));
    const store = signedIn();
    await store.dispatch(fetchProfile());
    expect(JSON.parse(local.items.get('patientData') ?? '{}')).toEqual({
      patientID: response.patientID,
      user_id: aUser().id,
      display_name: 'Ada Berg',
      is_primary_email: true,
      is_primary_mfa: false,
    });
    const stored = [...local.items.values()].join(' ');
    for (const clinical of ['Glioblastoma', 'Headache', '1980', 'ada@example.org']) {
      expect(stored).not.toContain(clinical);
    }
    store.dispatch(forgetSession());
    expect(local.items.has('patientData')).toBe(false);
  });

  it('needs a user id, and nothing is sent without', async () => {
    const log = fakeServer(() => ({ status: 200, body: response }));
    const store = makeAppStore();
    await store.dispatch(fetchProfile());
    expect(selectProfile(store.getState()).error).toBe(clientErrors.profileWithoutUserId);
    expect(log).toHaveLength(0);
  });

  it('is for patients only', async () => {
    const store = signedIn({ user_type: 'administrator' });
    await store.dispatch(fetchProfile());
    expect(selectProfile(store.getState())).toMatchObject({
      status: 'failed',
      error: clientErrors.profileForPatientsOnly,
    });
  });

  it.each([
    ['401', () => ({ status: 401 }), 'Authentication failed. Please try logging in again.'],
    [
      'no answer',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Failed to fetch profile data.',
    ],
  ])('§8 %s has a text of its own', async (_, answer, text) => {
    fakeServer(answer);
    const store = signedIn();
    await store.dispatch(fetchProfile());
    expect(selectProfile(store.getState())).toMatchObject({ status: 'failed', error: text });
  });

  it('§8 shows what the server said', async () => {
    fakeServer(() => ({ status: 500, body: { detail: 'Not now.' } }));
    const store = signedIn();
    await store.dispatch(fetchProfile());
    expect(selectProfile(store.getState())).toMatchObject({ status: 'failed', error: 'Not now.' });
  });

  it('§2.3 asks for newer terms that were published since the sign-in', async () => {
    fakeServer(() => ({
      status: 403,
      body: { code: 'terms_required', detail: 'Please read.', request_id: '1' },
    }));
    const store = signedIn();
    await store.dispatch(fetchProfile());
    expect(selectProfile(store.getState()).error).toBe('Please read.');
    expect(selectSession(store.getState())).toMatchObject({ termsAccepted: false });
  });

  it('§2.3 a browser that stored preboarding as done goes back to it when the server says otherwise', async () => {
    fakeServer(() => ({
      status: 403,
      body: { code: 'preboarding_required', detail: 'Please finish.', request_id: '1' },
    }));
    const store = signedIn();
    expect(decideScreen(selectSession(store.getState()), '/dashboard')).toBe('show');
    await store.dispatch(fetchProfile());
    expect(local.items.get('preboarding_completed')).toBe('false');
    expect(decideScreen(selectSession(store.getState()), '/dashboard')).toEqual({
      redirect: '/preboarding',
    });
    expect(decideScreen(selectSession(store.getState()), '/preboarding')).toBe('show');
  });

  it('an answer that comes after a logout is dropped', async () => {
    fakeServer(() => ({ status: 200, body: response }));
    const store = signedIn();
    const done = store.dispatch(fetchProfile());
    store.dispatch(loggedOut());
    await done;
    expect(selectProfile(store.getState())).toMatchObject({
      profile: null,
      status: 'idle',
      error: null,
    });
    expect(local.items.has('patientID')).toBe(false);
    expect(local.items.has('patientData')).toBe(false);
  });
});
