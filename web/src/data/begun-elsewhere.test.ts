import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { readStored, writeUser } from '../lib/browser-storage.ts';
import { chosenHere, type ChosenRecord } from '../lib/chosen-record.ts';
import { aDose, aDoseEntry } from '../testing/a-dose.ts';
import { aUser } from '../testing/a-user.ts';
import { makeAppStore } from '../testing/app-store.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import { recordChosen } from '../session/chosen-record.ts';
import { passSecondFactor } from '../session/sign-in-steps.ts';
import { asNeededApi } from './as-needed-doses.ts';
import { chooseKeptHere } from './device/choice.ts';
import { seenDoses } from './device/seen-doses.ts';
import { outbox } from './device/waiting.ts';
import { dosesApi } from './doses.ts';
import { profileApi } from './profile.ts';
import { timelinesApi } from './timelines.ts';

const key = '0192f0c1-0000-7c3a-9b1d-000000000001';
const anna: ChosenRecord = {
  id: '0192f0c1-0000-7c3a-9b1d-0000000000aa',
  name: 'Anna Berg',
  areas: ['calendar', 'medication', 'treatments', 'diary', 'files', 'summary'],
  role: 'manager',
};
const other = aUser({ id: '0192f0c1-0000-7c3a-9b1d-0000000000bb' });

type Store = ReturnType<typeof makeAppStore>;

const openOwnRecord = (store: Store): void => void store.dispatch(recordChosen(null));
/** In another tab: someone else who keeps a copy on this device. */
const signInAnother = (): void => {
  writeUser(other);
  chooseKeptHere(true);
};

const { log: _log, ...dose } = aDose({ schedule_version_id: null, slot_id: null });
const form = (): FormData => {
  const body = new FormData();
  body.append('title', 'A seizure of Anna');
  body.append('start', '2026-11-18T08:00');
  return body;
};

/** Every write that may wait on this device. */
const writes = {
  'a new event': (store: Store) =>
    store.dispatch(
      timelinesApi.endpoints.createEvent.initiate({ body: form(), idempotencyKey: key }),
    ),
  'a question for a visit': (store: Store) => {
    const question = { eventId: key, title: 'MRI', question: 'Why?', version: 1, seen: [] };
    const edited = form();
    edited.append('id', key);
    return store.dispatch(timelinesApi.endpoints.editEvent.initiate({ form: edited, question }));
  },
  'a dose': (store: Store) =>
    store.dispatch(
      dosesApi.endpoints.recordDose.initiate({
        dose: aDose(),
        note: { status: 'taken' },
        zone: 'Europe/London',
      }),
    ),
  'a dose as needed': (store: Store) =>
    store.dispatch(
      asNeededApi.endpoints.recordAsNeeded.initiate({
        params: { id: dose.medication_id },
        body: { status: 'taken', amount_parts: [] },
        idempotencyKey: key,
        dose,
      }),
    ),
  'a dose that is put off': (store: Store) =>
    store.dispatch(
      dosesApi.endpoints.postponeDose.initiate({
        dose: aDose(),
        until: '2026-11-18T09:00:00.000Z',
      }),
    ),
};

const cases = Object.entries(writes).flatMap(([what, write]) => [
  { what, write, before: null, meanwhile: signInAnother, how: 'someone else has signed in' },
  { what, write, before: anna, meanwhile: openOwnRecord, how: 'the own record is opened' },
]);

/** Signed in, with a copy on this device, and with this record open. */
function storeIn(record: ChosenRecord | null): Store {
  const store = makeAppStore();
  store.dispatch(passSecondFactor({ access: 'a', refresh: 'r', user: aUser() }));
  chooseKeptHere(true);
  if (record !== null) store.dispatch(recordChosen(record));
  return store;
}

beforeEach(() => {
  freshBrowser();
  vi.stubGlobal('navigator', { onLine: true });
  return () => {
    chosenHere.record = null;
  };
});

describe('a call that was begun by one user in one record', () => {
  it.each(cases)(
    '$what never waits for another, where $how before it fails',
    async ({ write, before, meanwhile }) => {
      const store = storeIn(before);
      fakeServer(() => {
        meanwhile(store);
        throw new TypeError('Failed to fetch');
      });
      vi.spyOn(outbox, 'list').mockResolvedValue([]);
      const add = vi.spyOn(outbox, 'add').mockResolvedValue();
      await write(store);
      expect(add).not.toHaveBeenCalled();
    },
  );

  it.each(Object.entries(writes))('otherwise %s waits', async (_what, write) => {
    fakeServer(() => {
      throw new TypeError('Failed to fetch');
    });
    vi.spyOn(outbox, 'list').mockResolvedValue([]);
    const add = vi.spyOn(outbox, 'add').mockResolvedValue();
    await write(storeIn(null));
    expect(add).toHaveBeenCalledOnce();
  });

  it.each(cases.filter(({ what }) => ['a dose', 'a dose as needed'].includes(what)))(
    '$what is not known beside the copy of another, where $how before it is recorded',
    async ({ write, before, meanwhile }) => {
      const store = storeIn(before);
      fakeServer(() => {
        meanwhile(store);
        return { status: 201, body: aDoseEntry() };
      });
      const remember = vi.spyOn(seenDoses, 'remember').mockResolvedValue();
      await write(store);
      await import('./device/seen-doses.ts');
      await new Promise((resolve) => setTimeout(resolve));
      expect(remember).not.toHaveBeenCalled();
    },
  );

  it('leaves no name of someone else as that of the own record, which is open since', async () => {
    const store = storeIn(anna);
    fakeServer(() => {
      openOwnRecord(store);
      const profile = { patientID: anna.id, first_name: 'Anna', last_name: 'Berg' };
      const onboarding = { email: 'anna@example.org', birthDate: '1980-03-05' };
      const flags = { is_primary_email: true, is_primary_mfa: false };
      const body = { ...profile, ...flags, onboarding, healthrecords: [], symptom: [] };
      return { status: 200, body };
    });
    await store.dispatch(profileApi.endpoints.findProfile.initiate());
    expect(readStored(storageKeys.patientData) ?? '').not.toContain('Berg');
    expect(readStored(storageKeys.patientId)).not.toBe(anna.id);
  });
});
