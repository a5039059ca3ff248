import { preboardingDraft } from '@caretrail/contract/preboarding/schema';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { selectSession } from '../../session/selectors.ts';
import { passSecondFactor } from '../../session/sign-in-steps.ts';
import { aUser } from '../../testing/a-user.ts';
import { makeAppStore } from '../../testing/app-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import type { MemoryStorage } from '../../testing/memory-storage.ts';
import { loadDraft, saveDraft, submitDraft } from './calls.ts';

const onTheWay = aUser({ preboarding_completed: false });
const draft = preboardingDraft.parse({ diagnosis: { disease_type: 'Other' } });
const refusal = (code: string, more = {}) => ({ code, detail: 'No.', request_id: '1', ...more });
const finished = { status: 409, body: refusal('conflict', { user: aUser() }) };
const onProblem = vi.fn();
let local: MemoryStorage;

function signedIn() {
  const store = makeAppStore();
  store.dispatch(passSecondFactor({ access: 'a', refresh: 'r', user: onTheWay }));
  return store;
}

beforeEach(() => {
  local = freshBrowser();
  vi.stubGlobal('navigator', { language: 'en-GB' });
  onProblem.mockReset();
});

describe('§4.1 preboarding', () => {
  it('loads the server’s draft into the slice, with what the device knows', async () => {
    fakeServer(() => ({ status: 200, body: draft }));
    const store = signedIn();
    const done = store.dispatch(loadDraft(onProblem));
    expect(store.getState().preboarding.status).toBe('loading');
    await done;
    expect(store.getState().preboarding).toMatchObject({
      status: 'succeeded',
      data: { diagnosis: { disease_type: 'Other' }, you: { units: 'metric' } },
    });
  });

  it('says why there is no draft; newer terms go first', async () => {
    fakeServer(() => ({ status: 403, body: refusal('terms_required') }));
    const store = signedIn();
    await store.dispatch(loadDraft(onProblem));
    expect(onProblem).toHaveBeenCalledWith('No.');
    expect(store.getState().preboarding.status).toBe('failed');
    expect(selectSession(store.getState())).toMatchObject({ termsAccepted: false });
  });

  it('a save notes its time in the browser, and no answer', async () => {
    fakeServer(() => ({ status: 204 }));
    await signedIn().dispatch(saveDraft(draft));
    const progress = JSON.parse(local.items.get('preboarding_data') ?? '{}') as object;
    expect(Object.keys(progress)).toEqual(['saved_at']);
  });

  it('a save that was refused or not heard is to be tried again', async () => {
    fakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(signedIn().dispatch(saveDraft(draft))).rejects.toMatchObject({
      kind: 'no-response',
    });
    expect(local.items.has('preboarding_data')).toBe(false);
  });

  it('a submission opens the app and forgets the way', async () => {
    fakeServer(() => ({ status: 200, body: aUser() }));
    const store = signedIn();
    local.items.set('preboarding_data', '{}');
    expect(await store.dispatch(submitDraft(draft))).toEqual({ kind: 'done' });
    expect(selectSession(store.getState())).toMatchObject({ preboardingCompleted: true });
    expect(local.items.get('preboarding_completed')).toBe('true');
    expect(local.items.has('preboarding_data')).toBe(false);
  });

  it.each([
    ['load', () => loadDraft(onProblem)],
    ['save', () => saveDraft(draft)],
  ])('a %s that finds it finished elsewhere opens the app', async (_, call) => {
    fakeServer(() => finished);
    const store = signedIn();
    await store.dispatch(call());
    expect(selectSession(store.getState())).toMatchObject({ preboardingCompleted: true });
    expect(local.items.has('preboarding_data')).toBe(false);
    expect(onProblem).not.toHaveBeenCalled();
  });

  it.each([
    [finished, { kind: 'done' }],
    [
      { status: 400, body: refusal('invalid_input', { fields: { 'medicines.allergies.2': 'x' } }) },
      { kind: 'errors', errors: { 'medicines.allergies': 'x' } },
    ],
    [
      { status: 503, body: refusal('unavailable') },
      { kind: 'failed', text: 'No.' },
    ],
  ])('a submission answered with %o', async (answer, outcome) => {
    fakeServer(() => answer);
    expect(await signedIn().dispatch(submitDraft(draft))).toEqual(outcome);
  });
});
