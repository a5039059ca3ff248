import { hrefOf } from '@caretrail/contract/access/routes';
import {
  type Treatment,
  treatment as treatmentSchema,
} from '@caretrail/contract/treatments/schema';
import { useNavigate } from 'react-router';
import type { RootState } from '../../../app/store.ts';
import { showTreatment, treatmentsApi } from '../../../data/treatments.ts';
import type { Errors } from '../../../lib/form-values.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { useRecordForm } from '../../../shell/use-record-form.ts';
import { draftKept } from '../slice.ts';
import { usePatientDate } from '../../../data/zone.ts';
import { changedBody, newBody } from './body.ts';
import { clearErrors, inForm, errorsIn } from './check.ts';
import { emptyValues, type FormValues, valuesOf } from './values.ts';
import { versionRows } from './version-rows.ts';

export type FormProps = {
  readonly values: FormValues;
  readonly errors: Errors;
  readonly onChange: (changes: Partial<FormValues>) => void;
};

const { createTreatment, saveTreatment } = treatmentsApi.endpoints;
const drafts = { select: ({ treatments }: RootState) => treatments.draft, draftKept };

type Body = ReturnType<typeof newBody> | ReturnType<typeof changedBody>;

/** The form of a treatment: its input, its errors, and saving it. */
export function useTreatmentForm(treatment: Treatment | null) {
  const today = usePatientDate();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const record = useRecordForm<Treatment, FormValues, Body>({
    record: treatment,
    schema: treatmentSchema,
    drafts,
    begin: (base) => (base === null ? emptyValues : valuesOf(base)),
    check: (values) => errorsIn(values, today),
    bodyOf: (values, base) =>
      base === null ? newBody(values, today) : changedBody(base, values, today),
    send: (body, { base, version, idempotencyKey }) =>
      base === null
        ? dispatch(
            createTreatment.initiate({ body: body as ReturnType<typeof newBody>, idempotencyKey }),
          )
        : dispatch(saveTreatment.initiate({ params: { id: base.id }, body: { ...body, version } })),
    clearErrors: clearErrors,
    fieldsOf: inForm,
    messageOf: refusalText,
    onSaved: ({ id }) => void navigate(hrefOf('treatment', { id }), { replace: true }),
  });
  const { base, values, state } = record;
  const form: FormProps = { values, errors: record.errors, onChange: record.onChange };
  return {
    ...record,
    form,
    today,
    conflict:
      state.status === 'stale' && base !== null
        ? {
            rows: versionRows(changedBody(base, values, today), state.stored),
            onKeepMine: () => record.onKeepMine(state.stored),
            onTakeOther: () => {
              dispatch(showTreatment(state.stored));
              record.leaveFor(state.stored);
            },
          }
        : null,
  };
}
