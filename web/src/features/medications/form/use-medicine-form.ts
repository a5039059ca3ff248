import type { MedicationEdit } from '@caretrail/contract/medications/medication-body';
import { medication, type Medication } from '@caretrail/contract/medications/schema';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { dateAt } from '@caretrail/contract/time/zoned';
import { type SubmitEvent, useMemo, useState } from 'react';
import type { RootState } from '../../../app/store.ts';
import { medicationsApi } from '../../../data/medications.ts';
import { usePatientZone } from '../../../data/zone.ts';
import type { Errors } from '../../../lib/form-values.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { useRecordForm } from '../../../shell/use-record-form.ts';
import { usePlace } from '../place-links.tsx';
import { draftKept } from '../slice.ts';
import { reloadMedications } from '../thunks.ts';
import { useKnownMedications } from '../use-medications.ts';
import { editRows } from '../version-rows.ts';
import {
  changeBody,
  factChanges,
  type Here,
  isFirstDayChanged,
  newBody,
  valuesOf,
} from './body.ts';
import { changeErrors, factErrors, inFacts, inForm, newErrors } from './check.ts';
import { withoutFixed } from './clear-errors.ts';
import { type Suggestions, suggestionsOf } from './suggestions.ts';
import { withMark } from './templates.ts';
import { emptyValues, type FormValues } from './values.ts';

/** Props of every part of the form. */
export type FormProps = {
  readonly values: FormValues;
  readonly errors: Errors;
  readonly onChange: (changes: Partial<FormValues>) => void;
  readonly here: Here;
  readonly suggested: Suggestions;
};

const { createMedication, editMedication } = medicationsApi.endpoints;

export type Part = 'new' | 'edit' | 'change';

const drafts = { select: ({ medications }: RootState) => medications.draft, draftKept };

type Body = ReturnType<typeof newBody> | MedicationEdit;

/** State of the medicine form: values, errors, preview and submission. */
export function useMedicineForm(part: Part, medicine: Medication | null) {
  const zone = usePatientZone();
  const here = { zone, today: dateAt(useNow(), zone) };
  const dispatch = useAppDispatch();
  const { goTo } = usePlace();
  // All medicines: their days can be copied, and names are compared.
  const known = useKnownMedications();
  const [isPreviewed, setPreviewed] = useState(false);
  // Saved elsewhere while this form was open: what is previewed, and saved, is a change of this one.
  const [newer, setNewer] = useState<Medication | null>(null);
  const editOf = (values: FormValues, from: Medication): MedicationEdit =>
    part === 'change' ? changeBody(values, here) : factChanges(values, from);

  const record = useRecordForm<Medication, FormValues, Body>({
    record: medicine,
    schema: medication,
    form: part,
    drafts,
    begin: (base) => (base === null ? emptyValues : valuesOf(base, here.today)),
    change: (values, changes) => withMark(values, changes, medicine === null),
    check: (values) => {
      if (part === 'new') return newErrors(values, here);
      return part === 'change' ? changeErrors(values, here) : factErrors(values);
    },
    bodyOf: (values, base) => (base === null ? newBody(values, here) : editOf(values, base)),
    send: (body, { base, version, idempotencyKey }) =>
      base === null
        ? dispatch(
            createMedication.initiate({ body: body as ReturnType<typeof newBody>, idempotencyKey }),
          )
        : dispatch(
            editMedication.initiate({
              id: base.id,
              fields: { ...(body as MedicationEdit), version },
            }),
          ),
    clearErrors: withoutFixed,
    fieldsOf: part === 'edit' ? inFacts : inForm,
    messageOf: pickMessage.medicationChange,
    onSaved: ({ id }) => goTo({ at: 'medicine', id }, { replace: true }),
  });
  const { base, values, state } = record;
  /** The medicine whose first day is corrected; null: it stays. */
  const correctedOf = (before: Medication | null): Medication | null =>
    part === 'edit' && before !== null && isFirstDayChanged(values, before) ? before : null;
  const corrected = correctedOf(newer ?? base);
  const showPreview = (): void => {
    record.reset();
    setPreviewed(true);
  };
  const suggested = useMemo(
    () => suggestionsOf(Object.values(known), values.name, medicine?.id),
    [known, values.name, medicine?.id],
  );
  const form: FormProps = {
    values,
    here,
    suggested,
    errors: record.errors,
    onChange: record.onChange,
  };
  return {
    ...record,
    form,
    known,
    corrected,
    isPreview: isPreviewed && (state.status === 'typing' || state.status === 'sending'),
    conflict:
      state.status === 'stale' && base !== null
        ? {
            rows: editRows(editOf(values, base), state.stored),
            onKeepMine: () => {
              setNewer(state.stored);
              if (correctedOf(state.stored) === null) record.onKeepMine(state.stored);
              else showPreview();
            },
            onTakeOther: () => void dispatch(reloadMedications()).then(() => record.leaveFor(base)),
          }
        : null,
    onBack: () => setPreviewed(false),
    onSave: () => void record.send(newer?.version),
    onSubmit: (submitted: SubmitEvent<HTMLFormElement>): void => {
      if (part === 'edit' && corrected === null) return record.onSubmit(submitted);
      submitted.preventDefault();
      return record.isReady() ? showPreview() : undefined;
    },
  };
}
