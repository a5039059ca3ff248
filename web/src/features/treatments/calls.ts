import type { AnswerOf, CallOf, Endpoint } from '@caretrail/contract/http/endpoint';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import { treatment, type Treatment } from '@caretrail/contract/treatments/schema';
import type { PlanShift } from '@caretrail/contract/treatments/shift';
import type { SessionNotes } from '@caretrail/contract/treatments/session';
import type { newTreatment, TreatmentEdit } from '@caretrail/contract/treatments/treatment-body';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type * as z from 'zod/mini';
import type { RootState } from '../../app/store.ts';
import { request } from '../../lib/http.ts';
import { type Refused, refusalOf, refusedWith } from '../../lib/refusal.ts';
import { toastFailed, toastShown } from '../../shell/toast-slice.ts';
import { callTexts as texts } from './texts.ts';

export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | ({ readonly ok: false; readonly text: string } & Refused<Treatment>);

type Call<T> = ThunkAction<Promise<Outcome<T>>, RootState, undefined, UnknownAction>;
/** A call that answers the treatment as it is after it. */
export type TreatmentCall = Call<Treatment>;

type Said<T> = {
  readonly done?: (data: T) => string;
  /** A form says itself what is wrong with it. */
  readonly isQuiet?: boolean;
};

/** A thunk, so that what it has to say is dropped when somebody signed out meanwhile. */
const calling =
  <E extends Endpoint>(
    endpoint: E,
    call: CallOf<E> & { readonly idempotencyKey?: string },
    { done, isQuiet = false }: Said<AnswerOf<E>> = {},
  ): Call<AnswerOf<E>> =>
  async (dispatch) => {
    try {
      const data = (await request(endpoint, call as never)) as AnswerOf<E>;
      if (done) dispatch(toastShown(done(data)));
      return { ok: true, data };
    } catch (error) {
      const { text } = refusalOf(error);
      if (!isQuiet) dispatch(toastFailed(text));
      return { ok: false, text, ...refusedWith(treatment, error) };
    }
  };

type Adding = { readonly body: z.input<typeof newTreatment>; readonly idempotencyKey: string };

export const addTreatment = (adding: Adding): Call<Treatment> =>
  calling(treatmentsEndpoints.create, adding, { done: () => texts.added, isQuiet: true });

/** From a form, which shows what is wrong; the other edits tell it as a toast. */
export const saveTreatment = (id: string, body: TreatmentEdit): Call<Treatment> =>
  calling(
    treatmentsEndpoints.edit,
    { params: { id }, body },
    { done: () => texts.saved, isQuiet: true },
  );

export const changeTreatment = (id: string, body: TreatmentEdit): Call<Treatment> =>
  calling(treatmentsEndpoints.edit, { params: { id }, body });

export const noteSessions = (id: string, body: Partial<SessionNotes>): Call<Treatment> =>
  calling(treatmentsEndpoints.noteSessions, { params: { id }, body });

export const shiftPlan = (id: string, body: PlanShift): Call<Treatment> =>
  calling(treatmentsEndpoints.shift, { params: { id }, body });

export const deleteTreatment = (id: string): Call<undefined> =>
  calling(treatmentsEndpoints.remove, { params: { id } }) as Call<undefined>;

export const restoreTreatment = (id: string): Call<Treatment> =>
  calling(
    treatmentsEndpoints.restore,
    { params: { id } },
    { done: ({ title }) => texts.back(title) },
  );
