import type { PayloadAction } from '@reduxjs/toolkit';
import type { Draft } from '../lib/use-draft.ts';
import { undoMs } from '../lib/undo-time.ts';

type Named = { readonly id: string; readonly name: string };

/** What one press deleted a moment ago, and can be undone. */
export type Deleted = { readonly items: readonly Named[]; readonly untilMs: number };

/** What the web app itself holds about one kind of record: the server does not know it. */
export type RecordState<B, T> = {
  /** What is typed and not saved yet. Here and in no storage: it goes with the tab and with a logout. */
  readonly draft: Draft<B, T> | null;
  /** The newest last: a second delete does not take the first one's undo. */
  readonly deleted: readonly Deleted[];
};

export const noRecordState = { draft: null, deleted: [] } as const;

/** Reducers of a slice whose records can be typed and deleted. */
export const recordReducers = <B, T, S extends RecordState<B, T> = RecordState<B, T>>() => ({
  /** null: saved, or given up. */
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
  /** Restored, or too late for it: these ids are offered no more. */
  undoExpired: (state: S, { payload }: PayloadAction<readonly string[]>): S => ({
    ...state,
    deleted: state.deleted
      .map((each) => ({ ...each, items: each.items.filter(({ id }) => !payload.includes(id)) }))
      .filter(({ items }) => items.length > 0),
  }),
});
