import { aTreatment } from '@caretrail/contract/treatments/testing/a-treatment';
import { beforeEach, describe, expect, it } from 'vitest';
import { showTreatment, treatmentsApi } from '../../data/treatments.ts';
import { listenForToasts } from '../../shell/toast-middleware.ts';
import { makeAppStore } from '../../testing/app-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { changeTreatment, deleteTreatment, restoreTreatments } from './calls.ts';
import { toastRows } from './toast-rows.ts';

const { findTreatment, listTreatments, saveTreatment } = treatmentsApi.endpoints;
const treatment = aTreatment({ title: 'Radiotherapy' });
const { id } = treatment;
const params = { id };
const refused = { status: 409, body: { code: 'conflict', detail: 'Changed.', request_id: '1' } };

beforeEach(() => {
  freshBrowser();
  return listenForToasts(toastRows);
});

describe('§2.1 the calls of treatments', () => {
  it('shows what a change answered without loading the treatment again', async () => {
    const changed = { ...treatment, status: 'on-hold' };
    const log = fakeServer(({ method }) => ({
      status: 200,
      body: method === 'PATCH' ? changed : treatment,
    }));
    const store = makeAppStore();
    await store.dispatch(findTreatment.initiate({ params }));
    await store.dispatch(changeTreatment(id, { status: 'on-hold' }));
    expect(findTreatment.select({ params })(store.getState()).data?.status).toBe('on-hold');
    expect(log.map(({ method }) => method)).toEqual(['GET', 'PATCH']);
  });

  it('shows what another device has stored', () => {
    const store = makeAppStore();
    store.dispatch(showTreatment({ ...treatment, title: 'Theirs' }));
    expect(findTreatment.select({ params })(store.getState()).data?.title).toBe('Theirs');
  });

  it('says a refused change of the page in a toast, and leaves that of the form to the form', async () => {
    fakeServer(() => refused);
    const store = makeAppStore();
    await store.dispatch(saveTreatment.initiate({ params, body: { title: 'Other' } }));
    expect(store.getState().toast.error).toBeNull();
    await store.dispatch(changeTreatment(id, { status: 'on-hold' }));
    expect(store.getState().toast.error).toBe('Changed.');
  });

  it('offers to undo a delete, and loads the list again when it is undone', async () => {
    const log = fakeServer(({ method, url }) => {
      if (method === 'DELETE') return { status: 204 };
      return { status: 200, body: url.includes(id) ? treatment : { data: [treatment] } };
    });
    const store = makeAppStore();
    await store.dispatch(listTreatments.initiate());
    expect(await store.dispatch(deleteTreatment(treatment))).toBe(true);
    expect(store.getState().treatments.deleted).toMatchObject([
      { items: [{ id, name: 'Radiotherapy' }] },
    ]);
    await store.dispatch(restoreTreatments([id]));
    expect(store.getState().treatments.deleted).toEqual([]);
    expect(store.getState().toast.message).toBe('“Radiotherapy” restored');
    expect(log.at(-1)).toMatchObject({ method: 'GET', url: '/api/treatments_api_gateway/' });
  });

  it('offers nothing when a delete is refused', async () => {
    fakeServer(() => refused);
    const store = makeAppStore();
    expect(await store.dispatch(deleteTreatment(treatment))).toBe(false);
    expect(store.getState().treatments.deleted).toEqual([]);
    expect(store.getState().toast.error).toBe('Changed.');
  });
});
