import { medication, type Medication } from '@caretrail/contract/medications/schema';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { dateAt } from '@caretrail/contract/time/zoned';
import { type SubmitEvent, useMemo, useState } from 'react';
import { medicationsApi } from '../../../data/medications.ts';
import { settled } from '../../../data/write.ts';
import type { Mistakes } from '../../../lib/form-values.ts';
import { refusedWith } from '../../../lib/refusal.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePatientZone } from '../../../data/zone.ts';
import { useAppDispatch, useAppStore } from '../../../session/store-hooks.ts';
import { draftKept } from '../slice.ts';
import { reloadMedications } from '../thunks.ts';
import { useKnownMedications } from '../use-medications.ts';
import { usePlace } from '../place-links.tsx';
import { editRows } from '../words/version-rows.ts';
import { changeBody, factChanges, newBody, valuesOf } from './body.ts';
import { changeMistakes, factMistakes, inForm, newMistakes } from './check.ts';
import type { FormProps } from './form-props.ts';
import { withoutFixed } from './clear-errors.ts';
import { suggestionsOf } from './suggestions.ts';
import { withMark } from './templates.ts';
import { emptyValues, type FormValues } from './values.ts';

const { createMedication, editMedication } = medicationsApi.endpoints;

export type Part = 'new' | 'edit' | 'change';

type SendState =
  | { readonly status: 'typing' | 'preview' | 'sending' }
  /** `text`: what no field is to blame for. */
  | { readonly status: 'failed'; readonly text: string | null; readonly mistakes: Mistakes }
  /** Someone else has saved it since. */
  | { readonly status: 'stale'; readonly stored: Medication };

const keys = new WeakMap<FormValues, string>();

/** Unchanged and sent again after a lost answer it is the same create, so that no second medicine comes of it. */
function keyOf(values: FormValues): string {
  const key = keys.get(values) ?? crypto.randomUUID();
  keys.set(values, key);
  return key;
}

/** What was typed is found again on the way back. */
function useMedicineDraft(medicine: Medication | null, today: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [found] = useState(() => {
    const { draft } = store.getState().medications;
    return draft !== null && (draft.base?.id ?? null) === (medicine?.id ?? null) ? draft : null;
  });
  return useDraft<Medication, FormValues>({
    found,
    record: medicine,
    begin: (base) => (base === null ? emptyValues : valuesOf(base, today)),
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    onKeep: (kept) => void dispatch(draftKept(kept)),
  });
}

/** The form of a medicine: what is typed, what is wrong with it, the preview, and the way to the server. */
export function useMedicineForm(part: Part, medicine: Medication | null) {
  const zone = usePatientZone();
  const here = { zone, today: dateAt(useNow(), zone) };
  const dispatch = useAppDispatch();
  const { goTo } = usePlace();
  const draft = useMedicineDraft(medicine, here.today);
  const { base, typed: values, put } = draft;
  // All others too: their days can be copied, and one of the same name is told of.
  const known = useKnownMedications();
  const suggested = useMemo(
    () => suggestionsOf(Object.values(known), values.name, medicine?.id),
    [known, values.name, medicine?.id],
  );
  const [state, setState] = useState<SendState>({ status: 'typing' });
  // Counts the tries, so that the summary takes the focus each time.
  const [tries, setTries] = useState(0);

  const leaveFor = (id: string): void => {
    dispatch(draftKept(null));
    goTo({ at: 'medicine', id }, { replace: true });
  };
  const fail = (text: string | null, mistakes: Mistakes): void => {
    setTries((before) => before + 1);
    setState({ status: 'failed', text, mistakes });
  };
  const mistakesNow = (): Mistakes => {
    if (part === 'new') return newMistakes(values, here);
    return part === 'change' ? changeMistakes(values, here) : factMistakes(values);
  };
  const editOf = (from: Medication) =>
    part === 'change' ? changeBody(values, here) : factChanges(values, from);
  const call = (version: number | undefined) => {
    if (base === null) {
      const body = newBody(values, here);
      return dispatch(createMedication.initiate({ body, idempotencyKey: keyOf(values) }));
    }
    const fields = { ...editOf(base), version: version ?? base.version };
    return dispatch(editMedication.initiate({ id: base.id, fields }));
  };
  const isUnchanged = (from: Medication): boolean =>
    Object.keys(factChanges(values, from)).length === 0;
  const send = async (version?: number): Promise<void> => {
    if (state.status === 'sending') return undefined;
    setState({ status: 'sending' });
    const { data: saved, error } = await call(version);
    if (saved !== undefined) {
      await dispatch(settled());
      return leaveFor(saved.id);
    }
    const { fields, stored } = refusedWith(medication, error);
    if (stored !== null) return setState({ status: 'stale', stored });
    const mistakes = inForm(fields);
    const hasFields = Object.keys(mistakes).length > 0;
    return fail(hasFields ? null : pickMessage.medicationChange(error), mistakes);
  };

  const form: FormProps = {
    values,
    here,
    suggested,
    mistakes: state.status === 'failed' ? state.mistakes : {},
    onChange: (changes) => {
      put(withMark(values, changes, base === null));
      setState((before) =>
        before.status === 'failed'
          ? { ...before, mistakes: withoutFixed(before.mistakes, changes, values) }
          : before,
      );
    },
  };
  return {
    form,
    known,
    draft,
    state,
    tries,
    conflict:
      state.status === 'stale' && base !== null
        ? {
            rows: editRows(editOf(base), state.stored),
            onKeepMine: () => void send(state.stored.version),
            onTakeOther: () => void dispatch(reloadMedications()).then(() => leaveFor(base.id)),
          }
        : null,
    onBack: () => setState({ status: 'typing' }),
    onSave: () => void send(),
    onSubmit: (submitted: SubmitEvent<HTMLFormElement>): void => {
      submitted.preventDefault();
      const mistakes = mistakesNow();
      if (Object.keys(mistakes).length > 0) fail(null, mistakes);
      else if (part === 'edit' && base !== null && isUnchanged(base)) leaveFor(base.id);
      else if (part === 'edit') void send();
      else setState({ status: 'preview' });
    },
  };
}
