import type { SeriesScope } from '@caretrail/contract/timelines/series';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../app/store.ts';
import type { Draft } from '../lib/use-draft.ts';
import { undoMs } from '../lib/undo-time.ts';

type Named = {
  readonly id: string;
  readonly name: string;
  /** Of an event that repeats: which others went with it. */
  readonly others?: SeriesScope;
};

/** Records that one press deleted, and whose delete can be undone. */
export type Deleted = { readonly items: readonly Named[]; readonly untilMs: number };

/** The local state of one kind of record, which is not sent to the server. */
export type RecordState<B, T> = {
  /** Unsaved input, also kept encrypted for a reload (app/kept-drafts.ts). Closing the tab or a logout removes it. */
  readonly draft: Draft<B, T> | null;
  /** The newest last: the first delete can still be undone after a second one. */
  readonly deleted: readonly Deleted[];
};

export const noRecordState = { draft: null, deleted: [] } as const;

/** Whether loading the page again would lose something: unsaved input, or the offer to undo a delete. */
export const isSomethingHeld = (state: RootState): boolean =>
  Object.values(state.profile.drafts).some((draft) => draft !== null) ||
  Object.keys(state.timelines.entryDrafts).length > 0 ||
  [state.medications, state.timelines, state.locations, state.treatments, state.files].some(
    ({ draft, deleted }) => draft !== null || deleted.length > 0,
  );

/** Reducers of a slice whose records can be drafted and deleted. */
export const recordReducers = <B, T, S extends RecordState<B, T> = RecordState<B, T>>() => ({
  /** null: saved or discarded. */
  draftKept: (state: S, { payload }: PayloadAction<Draft<B, T> | null>): S => ({
    ...state,
    draft: payload,
  }),
  recordsDeleted: {
    prepare: (items: readonly Named[]) => ({
      payload: { items: [...items], untilMs: Date.now() + undoMs } satisfies Deleted,
    }),
    reducer: (state: S, { payload }: PayloadAction<Deleted>): S => ({
      ...state,
      deleted: [...state.deleted, payload],
    }),
  },
  /** Restored, or expired: the delete of these ids can no longer be undone. */
  undoExpired: (state: S, { payload }: PayloadAction<readonly string[]>): S => ({
    ...state,
    deleted: state.deleted
      .map((each) => ({ ...each, items: each.items.filter(({ id }) => !payload.includes(id)) }))
      .filter(({ items }) => items.length > 0),
  }),
});
