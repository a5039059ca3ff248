import type { CareLocation } from '@caretrail/contract/locations/schema';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { timelineEvent, type TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { EntryKind } from '@caretrail/contract/access/record-href';
import type { RootState } from '../../../app/store.ts';
import { isWaiting } from '../../../data/dose-entry.ts';
import { keepLoaded } from '../../../data/request-state.ts';
import { timelinesApi } from '../../../data/timelines.ts';
import { useRecordZone } from '../../../data/zone.ts';
import { type Errors, withoutError } from '../../../lib/form-values.ts';
import type { Loaded } from '../../../lib/loaded.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { useRecordForm } from '../../../shell/use-record-form.ts';
import { drawFilesOfEvent } from '../../files/public.ts';
import { useOwnPlaces } from '../../locations/public.ts';
import { filesError } from '../files/files-field.tsx';
import { formDataOf } from '../form-data.ts';
import { usePlace } from '../place-links.tsx';
import { draftKept, entryDraftKept, type EventDraft } from '../slice.ts';
import {
  begunQuestions,
  begunValues,
  emptyValues,
  type FormValues,
  type TypedEvent,
  valuesOf,
} from './values.ts';
import { type Begun, begunAs } from './begun-as.ts';
import { bodyOf, changedFields, type EventBody, type Here } from './body.ts';
import { checkForm, clearErrors, fieldInForm } from './check.ts';
import { conflictRows } from './conflict-rows.ts';
import { startOf, withLength } from './keep-length.ts';
import { repeatWithFiles } from './repeat-values.ts';
import { formTexts as texts } from './texts.ts';

/** Props of every part of the form. */
export type FormProps = {
  readonly values: FormValues;
  readonly errors: Errors;
  readonly onChange: (changes: Partial<FormValues>) => void;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  /** Number of files the event already has. */
  readonly filesKept: number;
  readonly here: Here;
  /** The places to choose from. */
  readonly places: Loaded<readonly CareLocation[]>;
};

const none: readonly TimelineEvent[] = [];

const { createEvent, editEvent, editSeries } = timelinesApi.endpoints;

/** Each kind of new entry has a draft of its own. */
const draftsOf = (kind: EntryKind | null) =>
  kind === null
    ? { select: ({ timelines }: RootState) => timelines.draft, draftKept }
    : {
        select: ({ timelines }: RootState) => timelines.entryDrafts[kind] ?? null,
        draftKept: (draft: EventDraft | null) => entryDraftKept({ kind, draft }),
      };

/** What the form is opened for. */
export type Opened = { readonly day: string | null; readonly as: EntryKind | null };

/** Files cannot be compared as JSON. */
const isSame = (one: TypedEvent, other: TypedEvent): boolean =>
  one.files.length === other.files.length &&
  one.files.every((file, index) => file === other.files[index]) &&
  JSON.stringify({ ...one, files: [] }) === JSON.stringify({ ...other, files: [] });

/** Maps the server's paths to form fields: `questions.0` belongs to `questions`. */
const fieldsOf = (fields: Errors, values: FormValues): Errors =>
  Object.fromEntries(
    Object.entries(fields).map(([path, said]) => [fieldInForm(path.split('.'), values), said]),
  );

/** State of the event form: values, errors and submission. */
export function useEventForm(event: TimelineEvent | null, { day, as }: Opened) {
  const zone = useRecordZone();
  const here = { zone, nowMs: useNow() };
  const dispatch = useAppDispatch();
  const { goTo } = usePlace();
  const { state: locationState } = useLocation();
  const begun = { as, locationState };
  const places = useOwnPlaces(texts.placesNotLoaded);
  const { events, refetch } = timelinesApi.useListEventsQuery(undefined, {
    ...keepLoaded,
    selectFromResult: ({ data }) => ({ events: data?.data ?? none }),
  });

  const beginning = (base: TimelineEvent | null): FormValues => {
    if (base === null) return { ...emptyValues(day, zone), ...begunValues(begun, zone) };
    const stored = valuesOf(base, zone);
    return { ...stored, questions: [...stored.questions, ...begunQuestions(locationState)] };
  };
  const changesOf = (values: FormValues, base: TimelineEvent): Partial<EventBody> =>
    changedFields(bodyOf(valuesOf(base, zone), here), bodyOf(values, here));

  // The last whole start since the end was set: a part of it may be blank while it is typed.
  const lastStart = useRef<string | null>(null);
  const change = (values: TypedEvent, changes: Partial<TypedEvent>): TypedEvent => {
    const next = { ...values, ...changes, ...withLength(values, changes, lastStart.current) };
    const isEnd = 'endTime' in changes || 'lastDay' in changes;
    lastStart.current = startOf(next) ?? (isEnd ? null : (startOf(values) ?? lastStart.current));
    return next;
  };

  const record = useRecordForm<TimelineEvent, TypedEvent, Partial<EventBody>>({
    record: event,
    schema: timelineEvent,
    drafts: draftsOf(as),
    begin: (base) => ({ ...beginning(base), files: [] }),
    isSame,
    change,
    check: (values, base) => {
      const checked = checkForm(values, here);
      const wrongFiles = filesError(values.files, base?.files.length ?? 0);
      return {
        ...(base !== null && repeatWithFiles(values)),
        ...(!checked.ok && checked.errors),
        ...(wrongFiles !== undefined && { files: wrongFiles }),
      };
    },
    isUnchanged: (values, base) =>
      values.files.length === 0 && Object.keys(changesOf(values, base)).length === 0,
    bodyOf: (values, base) => (base === null ? bodyOf(values, here) : changesOf(values, base)),
    send: (body, { values, base, version, ...options }) => {
      const { scope } = values;
      const { repeat, ...alone } = body;
      const isOfSeveral = (scope !== 'one' || repeat !== undefined) && values.files.length === 0;
      const sent =
        base === null
          ? dispatch(createEvent.initiate({ body: formDataOf(body, values.files), ...options }))
          : isOfSeveral
            ? dispatch(
                editSeries.initiate({
                  params: { id: base.id },
                  body: { ...body, version, scope: scope === 'one' ? 'later' : scope },
                  ...options,
                }),
              )
            : dispatch(
                editEvent.initiate({
                  form: formDataOf({ ...alone, id: base.id, version }, values.files),
                  ...options,
                }),
              );
      void Promise.resolve(sent).then(({ data }) => {
        if (data !== undefined && !isWaiting(data))
          dispatch(drawFilesOfEvent(data.files, values.files));
      });
      return sent;
    },
    clearErrors: (errors, changes) =>
      'files' in changes
        ? withoutError(withoutError(errors, 'files'), 'repeats')
        : clearErrors(errors, changes),
    fieldsOf,
    messageOf: pickMessage.events,
    stoppedText: texts.stopped,
    // One that waits on this device has no page yet: the list says that it waits.
    onSaved: (saved) =>
      goTo(isWaiting(saved) ? { at: 'events' } : { at: 'event', id: saved.id }, { replace: true }),
  });
  const { values, state, base, leaveFor } = record;
  const chosen: Begun = event ?? begunValues(begun, zone);

  const form: FormProps = {
    values,
    errors: record.errors,
    here,
    files: values.files,
    filesKept: base?.files.length ?? 0,
    places,
    onChange: record.onChange,
    onFiles: (files) => record.onChange({ files }),
  };
  return {
    ...record,
    form,
    begun: {
      /** Another screen has preset the type, or the event has it. */
      isKind: chosen.event_type !== undefined,
      /** What was chosen there, or recorded before, as long as the type is the same. */
      as: values.event_type === chosen.event_type ? begunAs(chosen) : null,
    },
    events,
    /** Another screen leads to a new question. */
    asksQuestion: begunQuestions(locationState).length > 0,
    conflict:
      state.status === 'stale' && base !== null
        ? {
            rows: conflictRows(changesOf(values, base), state.stored, {
              zone,
              place: values.location_name,
            }),
            onKeepMine: () => record.onKeepMine(state.stored),
            onTakeOther: () => void refetch().then(() => leaveFor(base)),
          }
        : null,
  };
}
