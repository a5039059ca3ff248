import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { bulkDeleteToast, type BulkDeleteResult, toasts } from '@caretrail/contract/texts/toasts';
import { configureStore, createAction, createAsyncThunk } from '@reduxjs/toolkit';
import { afterEach, describe, expect, it } from 'vitest';
import { listenForToasts, toastMiddleware } from './toast-middleware.ts';
import { toastOn, type ToastRow, toastsOf } from './toast-rows.ts';
import { toastFailed, toastReducer, toastShown } from './toast-slice.ts';

type Outcome<T> = { readonly result: T } | { readonly message: unknown };

const thunkOf = <T>(typePrefix: string) =>
  createAsyncThunk<T, Outcome<T>>(typePrefix, (outcome, { rejectWithValue }) =>
    'result' in outcome ? outcome.result : rejectWithValue(outcome.message),
  );

const createEvent = thunkOf<void>('timelines/createEvent');
const deleteFile = thunkOf<string>('timelines/deleteFile');
const bulkDelete = thunkOf<BulkDeleteResult>('medications/bulkDelete');
const refused = createAction<string>('profile/refused');

const rows: readonly ToastRow[] = [
  ...toastsOf(createEvent, { done: toasts.eventCreated, failed: clientErrors.events }),
  ...toastsOf(deleteFile, { done: toasts.fileDeleted, failed: clientErrors.eventFileDelete }),
  ...toastsOf(bulkDelete, {
    done: (counts) => (counts.failed === 0 ? toastShown : toastFailed)(bulkDeleteToast(counts)),
    failed: clientErrors.bulkDelete,
  }),
  toastOn(refused, ({ payload }) => toastFailed(payload)),
];

let stop = (): void => undefined;
afterEach(() => stop());

const makeStore = () => {
  stop = listenForToasts(rows);
  return configureStore({
    reducer: { toast: toastReducer },
    middleware: (standard) => standard().concat(toastMiddleware),
  });
};
const shown = (message: string) => ({ message, status: 'succeeded', error: null });
const failed = (error: string) => ({ message: null, status: 'failed', error });

describe('§4.3 §7 §8 results become toasts', () => {
  it('a success says the text of §7', async () => {
    const store = makeStore();
    await store.dispatch(createEvent({ result: undefined }));
    expect(store.getState().toast).toEqual(shown('Event Created Successfully'));
    await store.dispatch(deleteFile({ result: 'file-1' }));
    expect(store.getState().toast).toEqual(shown('File Deleted Successfully'));
  });

  it('a failure says the message that the rejected result carries, else the text of §8', async () => {
    const store = makeStore();
    await store.dispatch(createEvent({ message: 'This was changed meanwhile.' }));
    expect(store.getState().toast).toEqual(failed('This was changed meanwhile.'));
    for (const message of [undefined, '', { odd: true }]) {
      await store.dispatch(deleteFile({ message }));
      expect(store.getState().toast).toEqual(failed('Failed to delete file.'));
    }
  });

  it('the counts of a bulk delete decide its words, and whether it went well', async () => {
    const store = makeStore();
    await store.dispatch(bulkDelete({ result: { successful: 3, failed: 0 } }));
    expect(store.getState().toast).toEqual(shown('Successfully deleted 3 medications'));
    await store.dispatch(bulkDelete({ result: { successful: 2, failed: 1 } }));
    expect(store.getState().toast).toEqual(failed('Deleted 2 medications, 1 failed'));
  });

  it('an action that is no thunk has its row too, and others have none', () => {
    const store = makeStore();
    store.dispatch({ type: 'timelines/createEvent/pending' });
    expect(store.getState().toast.status).toBe('idle');
    store.dispatch(refused('Not now.'));
    expect(store.getState().toast).toEqual(failed('Not now.'));
  });

  it('a call that was given up says nothing', async () => {
    const store = makeStore();
    const sent = store.dispatch(createEvent({ result: undefined }));
    sent.abort();
    await sent;
    expect(store.getState().toast.status).toBe('idle');
  });

  it('nobody listens once it was stopped', async () => {
    const store = makeStore();
    stop();
    await store.dispatch(createEvent({ result: undefined }));
    expect(store.getState().toast.status).toBe('idle');
  });
});
