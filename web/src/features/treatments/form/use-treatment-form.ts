import { hrefOf } from '@caretrail/contract/access/routes';
import {
  type Treatment,
  treatment as treatmentSchema,
} from '@caretrail/contract/treatments/schema';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { showTreatment, treatmentsApi } from '../../../data/treatments.ts';
import type { Mistakes } from '../../../lib/form-values.ts';
import { refusalOf, refusedWith } from '../../../lib/refusal.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { useAppDispatch, useAppStore } from '../../../session/store-hooks.ts';
import { draftKept } from '../slice.ts';
import { useToday } from '../use-today.ts';
import { changedBody, newBody } from './body.ts';
import { clearErrors, inForm, mistakesIn } from './check.ts';
import { emptyValues, type FormValues, valuesOf } from './values.ts';
import { versionRows } from './version-rows.ts';

export type FormProps = {
  readonly values: FormValues;
  readonly mistakes: Mistakes;
  readonly onChange: (changes: Partial<FormValues>) => void;
};

type SendState =
  | { readonly status: 'typing' | 'sending' }
  /** `text`: what no field is to blame for. */
  | { readonly status: 'failed'; readonly text: string | null; readonly mistakes: Mistakes }
  | { readonly status: 'stale'; readonly stored: Treatment };

const { createTreatment, saveTreatment } = treatmentsApi.endpoints;

type Outcome = { readonly data?: Treatment | undefined; readonly error?: unknown };

const keys = new WeakMap<FormValues, string>();

/** Sent again after a lost answer it is the same create, so that no second treatment comes of it. */
function keyOf(values: FormValues): string {
  const key = keys.get(values) ?? crypto.randomUUID();
  keys.set(values, key);
  return key;
}

/** The form of a treatment: what is typed, what is wrong with it, and the way to the server. */
export function useTreatmentForm(treatment: Treatment | null) {
  const today = useToday();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  /** The draft, when it is of this form: a new treatment has no id. */
  const ownDraft = () => {
    const { draft: found } = store.getState().treatments;
    return (found?.base?.id ?? null) === (treatment?.id ?? null) ? found : null;
  };
  const [found] = useState(ownDraft);
  const draft = useDraft<Treatment, FormValues>({
    found,
    record: treatment,
    begin: (base) => (base === null ? emptyValues : valuesOf(base)),
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    // Nothing typed here leaves the draft of another form where it is.
    onKeep: (typed) => {
      if (typed !== null || ownDraft() !== null) dispatch(draftKept(typed));
    },
  });
  const { base, typed: values, put } = draft;
  const [state, setState] = useState<SendState>({ status: 'typing' });
  // Counts the tries, so that the summary takes the focus each time.
  const [tries, setTries] = useState(0);

  const leaveFor = (saved: Treatment): void => {
    dispatch(draftKept(null));
    void navigate(hrefOf('treatment', { id: saved.id }), { replace: true });
  };
  const fail = (text: string | null, mistakes: Mistakes): void => {
    setTries((before) => before + 1);
    setState({ status: 'failed', text, mistakes });
  };
  const follow = ({ data, error }: Outcome): void => {
    if (data !== undefined) return leaveFor(data);
    const { fields, stored } = refusedWith(treatmentSchema, error);
    if (stored !== null) return setState({ status: 'stale', stored });
    const mistakes = inForm(fields, values);
    return fail(Object.keys(mistakes).length > 0 ? null : refusalOf(error).text, mistakes);
  };
  const send = async (version?: number): Promise<void> => {
    if (state.status === 'sending') return;
    const mistakes = mistakesIn(values, today);
    if (Object.keys(mistakes).length > 0) return fail(null, mistakes);
    if (base === null) {
      setState({ status: 'sending' });
      const adding = { body: newBody(values, today), idempotencyKey: keyOf(values) };
      return follow(await dispatch(createTreatment.initiate(adding)));
    }
    const changes = changedBody(base, values, today);
    if (Object.keys(changes).length === 0) return leaveFor(base);
    setState({ status: 'sending' });
    const body = { ...changes, version: version ?? base.version };
    return follow(await dispatch(saveTreatment.initiate({ params: { id: base.id }, body })));
  };

  const form: FormProps = {
    values,
    mistakes: state.status === 'failed' ? state.mistakes : {},
    onChange: (changes) => {
      put({ ...values, ...changes });
      setState((before) =>
        before.status === 'failed'
          ? { ...before, mistakes: clearErrors(before.mistakes, changes) }
          : before,
      );
    },
  };
  return {
    form,
    draft,
    state,
    tries,
    today,
    conflict:
      state.status === 'stale' && base !== null
        ? {
            rows: versionRows(changedBody(base, values, today), state.stored),
            onKeepMine: () => void send(state.stored.version),
            onTakeOther: () => {
              dispatch(showTreatment(state.stored));
              leaveFor(state.stored);
            },
          }
        : null,
    onSubmit: (submitted: SubmitEvent<HTMLFormElement>): void => {
      submitted.preventDefault();
      void send();
    },
  };
}
