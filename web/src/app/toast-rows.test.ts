import { statusFailure } from '@caretrail/contract/http/failure';
import type { UnknownAction } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { medicationsApi } from '../data/medications.ts';
import { timelinesApi } from '../data/timelines.ts';
import { listenForToasts } from '../shell/toast-middleware.ts';
import { makeAppStore } from '../testing/app-store.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import { toastRows } from './toast-rows.ts';

let stop = (): void => undefined;
beforeEach(() => {
  freshBrowser();
  stop = listenForToasts(toastRows);
  return stop;
});

/** The result of a call of the data layer, as it is dispatched. */
const ofCall = (
  endpointName: string,
  outcome: 'pending' | 'fulfilled' | 'rejected',
  payload?: unknown,
  kind = 'Mutation',
) => ({
  type: `server/execute${kind}/${outcome}`,
  payload,
  meta: {
    requestId: 'r',
    requestStatus: outcome,
    aborted: false,
    condition: false,
    rejectedWithValue: outcome === 'rejected',
    arg: { type: kind.toLowerCase(), endpointName, queryCacheKey: endpointName },
  },
});

const done = (name: string, payload: unknown): UnknownAction => ofCall(name, 'fulfilled', payload);
const refused = (name: string, payload?: unknown): UnknownAction =>
  ofCall(
    name,
    'rejected',
    typeof payload === 'string' && payload !== '' ? statusFailure(409, payload) : payload,
  );

/** The toast that the app, with all of its rows, shows for an action. */
function toastFor(action: UnknownAction): unknown {
  const store = makeAppStore();
  store.dispatch(action);
  return store.getState().toast;
}
const shown = (message: string) => ({ message, status: 'succeeded', error: null });
const failed = (error: string) => ({ message: null, status: 'failed', error });
const nothing = { message: null, status: 'idle', error: null };

/** The name in these tests → the call of the data layer. */
const calls = {
  createEvent: 'createEvent',
  editEvent: 'editEvent',
  deleteEvent: 'removeEvent',
  deleteEventFile: 'removeEventFile',
  addMedication: 'createMedication',
  editMedication: 'editMedication',
  changeCyclePlan: 'changePlan',
  changeStock: 'changeStock',
  deleteMedication: 'removeMedication',
  deleteMedications: 'removeMedications',
};
type Name = keyof typeof calls;

describe('§4.3 §7 §8 results become toasts', () => {
  it('each is the result of a call', () => {
    const endpoints = { ...timelinesApi.endpoints, ...medicationsApi.endpoints };
    expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(Object.values(calls)));
  });

  it.each<[Name, string]>([
    ['createEvent', 'Event Created Successfully'],
    ['editEvent', 'Event Edited Successfully'],
    ['deleteEvent', 'Event Deleted Successfully'],
    ['deleteEventFile', 'File Deleted Successfully'],
    ['addMedication', 'Medication Added Successfully'],
    ['editMedication', 'Medication Edited Successfully'],
    ['changeCyclePlan', 'Medication Edited Successfully'],
    ['deleteMedication', 'Medication Deleted Successfully'],
  ])('§7 %s says “%s”', (name, text) => {
    expect(toastFor(done(calls[name], { id: '1' }))).toEqual(shown(text));
  });

  it('§7 the counts of a bulk delete decide its words, and whether it went well', () => {
    const { deleteMedications: bulk } = calls;
    expect(toastFor(done(bulk, { successful: 3, failed: 0 }))).toEqual(
      shown('Successfully deleted 3 medications'),
    );
    expect(toastFor(done(bulk, { successful: 2, failed: 1 }))).toEqual(
      failed('Deleted 2 medications, 1 failed'),
    );
  });

  it.each<[Name, string]>([
    ['createEvent', 'Login failed. Please check your credentials.'],
    ['editEvent', 'Login failed. Please check your credentials.'],
    ['deleteEvent', 'Login failed. Please check your credentials.'],
    ['deleteEventFile', 'Failed to delete file.'],
    ['addMedication', 'Something went wrong'],
    ['editMedication', 'Something went wrong'],
    ['changeCyclePlan', 'Something went wrong'],
    ['changeStock', 'Something went wrong'],
    ['deleteMedication', 'Something went wrong'],
    ['deleteMedications', 'Something went wrong during bulk deletion'],
  ])('§8 a failed %s says the message that its result carries, else “%s”', (name, text) => {
    const message = 'This was changed on another device.';
    expect(toastFor(refused(calls[name], message))).toEqual(failed(message));
    for (const none of [undefined, '', { odd: true }])
      expect(toastFor(refused(calls[name], none))).toEqual(failed(text));
  });

  it('§8 other errors appear as toasts whose text comes from state', () => {
    expect(toastFor(ofCall('findProfile', 'rejected', undefined, 'Query'))).toEqual(
      failed('Failed to fetch profile data.'),
    );
  });

  it('shows no toast for pending, aborted or unknown actions, or after it was stopped', () => {
    const begun = ofCall('createMedication', 'pending');
    expect(toastFor(begun)).toEqual(nothing);
    const givenUp = ofCall('createEvent', 'rejected');
    const meta = { ...givenUp.meta, aborted: true };
    expect(toastFor({ ...givenUp, meta })).toEqual(nothing);
    expect(toastFor({ type: 'something/else' })).toEqual(nothing);
    stop();
    expect(toastFor(done('createEvent', { id: '1' }))).toEqual(nothing);
  });
});
