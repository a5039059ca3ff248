import { careLocation, type CareLocation } from '@caretrail/contract/locations/schema';
import type { NewLocation } from '@caretrail/contract/locations/location-body';
import { type SubmitEvent, useState } from 'react';
import { locationsApi } from '../../../data/locations.ts';
import { write } from '../../../data/write.ts';
import type { Mistakes } from '../../../lib/form-values.ts';
import { refusalOf, refusedWith } from '../../../lib/refusal.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { useAppDispatch, useAppStore } from '../../../session/store-hooks.ts';
import { toastShown } from '../../../shell/toast-slice.ts';
import { draftKept } from '../slice.ts';
import { texts } from '../texts.ts';
import { useScreen } from '../use-screen.ts';
import { bodyOf, changesOf } from './body.ts';
import { checkForm, inForm } from './check.ts';
import type { FormProps } from './form-props.ts';
import { emptyValues, type FormValues, valuesOf } from './values.ts';

type SendState =
  | { readonly status: 'typing' | 'sending' }
  /** `text`: what no field is to blame for. */
  | { readonly status: 'failed'; readonly text: string | null; readonly mistakes: Mistakes }
  /** It was saved elsewhere since the form was opened. */
  | { readonly status: 'stale'; readonly stored: CareLocation };

const { createPlace, editPlace } = locationsApi.endpoints;
const keptList = { refetchOnMountOrArgChange: false, selectFromResult: () => ({}) } as const;

const keys = new WeakMap<FormValues, string>();

/** Unchanged and sent again after a lost answer it is the same create, so that no second place comes of it. */
function keyOf(values: FormValues): string {
  const key = keys.get(values) ?? crypto.randomUUID();
  keys.set(values, key);
  return key;
}

/** What is being changed is not wrong until it is sent again. */
const withoutChanged = (mistakes: Mistakes, changes: Partial<FormValues>): Mistakes =>
  Object.fromEntries(
    Object.entries(mistakes).filter(
      ([field]) => !Object.hasOwn(changes, field.split('.')[0] ?? field),
    ),
  );

/** The form of a place: what is typed, what is wrong with it, and the way to the server. */
export function usePlaceForm(place: CareLocation | null) {
  const dispatch = useAppDispatch();
  const { goTo } = useScreen();
  const store = useAppStore();
  // Kept while the form is open, so that the screen after it has what was saved.
  const { refetch } = locationsApi.useListPlacesQuery(undefined, keptList);
  const [found] = useState(() => {
    const { draft: typed } = store.getState().locations;
    return typed !== null && (typed.base?.id ?? null) === (place?.id ?? null) ? typed : null;
  });
  const draft = useDraft<CareLocation, FormValues>({
    found,
    record: place,
    begin: (base) => (base === null ? emptyValues : valuesOf(base)),
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    onKeep: (kept) => void dispatch(draftKept(kept)),
  });
  const { base, typed: values, put } = draft;
  const [state, setState] = useState<SendState>({ status: 'typing' });
  // Counts the tries, so that the summary takes the focus each time.
  const [tries, setTries] = useState(0);

  const leaveFor = (id: string): void => {
    dispatch(draftKept(null));
    goTo({ at: 'place', id }, { replace: true });
  };
  const fail = (text: string | null, mistakes: Mistakes): void => {
    setTries((before) => before + 1);
    setState({ status: 'failed', text, mistakes });
  };
  const save = async (body: NewLocation, version?: number): Promise<void> => {
    setState({ status: 'sending' });
    try {
      if (base === null) {
        const sent = createPlace.initiate({ body, idempotencyKey: keyOf(values) });
        const made = await dispatch(write(sent));
        dispatch(toastShown(texts.added(made.name)));
        return leaveFor(made.id);
      }
      const edit = { ...changesOf(base, body), version: version ?? base.version };
      const sent = editPlace.initiate({ params: { id: base.id }, body: edit });
      dispatch(toastShown(texts.saved((await dispatch(write(sent))).name)));
      return leaveFor(base.id);
    } catch (error) {
      const { fields, stored } = refusedWith(careLocation, error);
      if (stored !== null) return setState({ status: 'stale', stored });
      const mistakes = inForm(fields, values);
      const hasFields = Object.keys(mistakes).length > 0;
      return fail(hasFields ? null : refusalOf(error).text, mistakes);
    }
  };
  const send = async (version?: number): Promise<void> => {
    if (state.status === 'sending') return undefined;
    const checked = checkForm(values);
    if (!checked.ok) return fail(null, checked.mistakes);
    const isSame = base !== null && Object.keys(changesOf(base, checked.body)).length === 0;
    return isSame ? leaveFor(base.id) : save(checked.body, version);
  };

  const form: FormProps = {
    values,
    mistakes: state.status === 'failed' ? state.mistakes : {},
    onChange: (changes) => {
      put({ ...values, ...changes });
      setState((before) =>
        before.status === 'failed'
          ? { ...before, mistakes: withoutChanged(before.mistakes, changes) }
          : before,
      );
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
            mine: changesOf(base, bodyOf(values)),
            stored: state.stored,
            onKeepMine: () => void send(state.stored.version),
            onTakeOther: () => void refetch().then(() => leaveFor(base.id)),
          }
        : null,
    onSubmit: (submitted: SubmitEvent<HTMLFormElement>): void => {
      submitted.preventDefault();
      void send();
    },
  };
}
