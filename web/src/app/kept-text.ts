import { draftKept as filesDraft } from '../features/files/slice.ts';
import { draftKept as locationsDraft } from '../features/locations/slice.ts';
import { draftKept as medicationsDraft } from '../features/medications/slice.ts';
import {
  draftKept as timelinesDraft,
  entryDraftKept,
  type EventDraft,
} from '../features/timelines/slice.ts';
import { draftKept as treatmentsDraft } from '../features/treatments/slice.ts';
import { openedHidden, restoreHidden } from '../lib/hidden-state.ts';
import { draftKept as profileDraft } from '../session/profile-slice.ts';
import type { AppStore, RootState } from './store.ts';

/** The slices that hold the draft of one record each. */
const recordDrafts = {
  files: filesDraft,
  locations: locationsDraft,
  medications: medicationsDraft,
  timelines: timelinesDraft,
  treatments: treatmentsDraft,
};
const slices = Object.keys(recordDrafts) as (keyof typeof recordDrafts)[];

/** The unsaved input of every form, and what the addresses of the tab stand for, as they are stored. */
export type Kept = {
  /** When the input was last changed. */
  readonly at: number;
  readonly records: Readonly<Record<string, unknown>>;
  readonly profile: Readonly<Record<string, unknown>>;
  /** Of new entries, by their kind. Missing in what an older version of the app has stored. */
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly hidden: Readonly<Record<string, string>>;
};

/** Longer than any form can be; the storage of a tab holds five million characters. */
export const mostCharacters = 500_000;

/** Chosen files cannot be stored: their names stay, so that the form can ask for them again. */
function withoutFiles(draft: EventDraft | null): unknown {
  if (draft === null || draft.typed.files.length === 0) return draft;
  const { sent: _sent, ...kept } = draft;
  return {
    ...kept,
    typed: { ...draft.typed, files: [] },
    lostFiles: draft.typed.files.map(({ name }) => name),
  };
}

const withoutEmpty = (drafts: Readonly<Record<string, unknown>>): Kept['records'] =>
  Object.fromEntries(Object.entries(drafts).filter(([, draft]) => draft !== null));

/** The text to store; null where there is nothing to keep, or it is too long. */
export function textToKeep(state: RootState, typedAt: number): string | null {
  const records = withoutEmpty({
    ...Object.fromEntries(slices.map((slice) => [slice, state[slice].draft])),
    timelines: withoutFiles(state.timelines.draft),
  });
  const profile = withoutEmpty(state.profile.drafts);
  const entries = Object.fromEntries(
    Object.entries(state.timelines.entryDrafts).map(([kind, draft]) => [kind, withoutFiles(draft)]),
  );
  const hidden = openedHidden();
  const isTyped = [records, profile, entries].some((part) => Object.keys(part).length > 0);
  if (!isTyped && Object.keys(hidden).length === 0) return null;
  const at = isTyped ? typedAt : Date.now();
  const text = JSON.stringify({ at, records, profile, entries, hidden } satisfies Kept);
  return text.length > mostCharacters ? null : text;
}

/** Puts it where forms and screens look for it. What was typed since stays. */
export function showKept(store: AppStore, { records, profile, entries = {}, hidden }: Kept): void {
  const now = store.getState();
  for (const slice of slices)
    if (Object.hasOwn(records, slice) && now[slice].draft === null)
      store.dispatch(recordDrafts[slice](records[slice] as never));
  for (const [part, draft] of Object.entries(profile))
    if ((now.profile.drafts[part] ?? null) === null) store.dispatch(profileDraft({ part, draft }));
  for (const [kind, draft] of Object.entries(entries))
    if (!Object.hasOwn(now.timelines.entryDrafts, kind))
      store.dispatch(entryDraftKept({ kind, draft } as never));
  restoreHidden(hidden);
}
