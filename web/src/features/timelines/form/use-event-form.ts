import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { type SubmitEvent, useState } from 'react';
import { withoutMistake } from '../../../lib/form-values.ts';
import { filesMistake } from '../files/files-mistake.ts';
import { timelinesApi } from '../../../data/timelines.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { useOwnPlaces } from '../../../shell/places/use-own-places.ts';
import { draftKept } from '../slice.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePlace } from '../use-place.ts';
import { bodyOf } from './body.ts';
import { changedFields } from './changed.ts';
import { checkForm } from './check.ts';
import { conflictRows } from './conflict-rows.ts';
import type { FormProps } from './form-props.ts';
import { withoutMended } from './mended.ts';
import { formTexts as texts } from './texts.ts';
import { useEventDraft } from './use-event-draft.ts';
import { useEventSend } from './use-event-send.ts';
import { type FormValues, valuesOf } from './values.ts';

const keptList = { refetchOnMountOrArgChange: false, selectFromResult: () => ({}) } as const;

/** The form of an event: what is typed, what is wrong with it, and the way to the server. */
export function useEventForm(event: TimelineEvent | null, day: string | null) {
  const zone = ownZone();
  const here = { zone, nowMs: useNow() };
  const dispatch = useAppDispatch();
  const { goTo } = usePlace();
  // Kept while the form is open, so that the screen after it has what was saved.
  const { refetch } = timelinesApi.useListEventsQuery(undefined, keptList);
  const places = useOwnPlaces(texts.placesNotLoaded);
  const draft = useEventDraft(event, day, zone);
  const { base, values, files, put } = draft;
  const sending = useEventSend();
  const { state } = sending;
  // Counts the tries, so that the summary takes the focus each time.
  const [tries, setTries] = useState(0);
  const filesKept = base?.files.length ?? 0;

  const leaveFor = (id: string): void => {
    dispatch(draftKept(null));
    goTo({ at: 'event', id }, { replace: true });
  };

  const changedSince = (from: TimelineEvent, now: FormValues) =>
    changedFields(bodyOf(valuesOf(from, zone), here), bodyOf(now, here));

  const send = async (version?: number): Promise<void> => {
    const checked = checkForm(values, here);
    const wrongFiles = filesMistake(files, filesKept);
    if (!checked.ok || wrongFiles !== undefined) {
      setTries((before) => before + 1);
      return sending.onMistakes({
        ...(!checked.ok && checked.mistakes),
        ...(wrongFiles !== undefined && { files: wrongFiles }),
      });
    }
    const way = { values, files, onDone: leaveFor };
    if (base === null) return sending.create(checked.body, way);
    const changes = changedSince(base, values);
    if (Object.keys(changes).length === 0 && files.length === 0) return leaveFor(base.id);
    const edit = { ...changes, id: base.id, version: version ?? base.version };
    return sending.edit(edit, way);
  };

  const form: FormProps = {
    values,
    mistakes: state.status === 'failed' ? state.mistakes : {},
    here,
    files,
    filesKept,
    places,
    onChange: (changes) => {
      put({ ...values, ...changes }, files);
      sending.onMended((mistakes) => withoutMended(mistakes, changes));
    },
    onFiles: (next) => {
      put(values, next);
      sending.onMended((mistakes) => withoutMistake(mistakes, 'files'));
    },
  };
  return {
    form,
    draft,
    state,
    tries,
    conflict:
      state.status === 'stale' && base !== null
        ? {
            rows: conflictRows(changedSince(base, values), state.stored, {
              zone,
              place: values.location_name,
            }),
            onKeepMine: () => void send(state.stored.version),
            onTakeOther: () => void refetch().then(() => leaveFor(base.id)),
          }
        : null,
    onStop: sending.onStop,
    onSubmit: (submitted: SubmitEvent<HTMLFormElement>): void => {
      submitted.preventDefault();
      void send();
    },
  };
}
