import { careLocation, type CareLocation } from '@caretrail/contract/locations/schema';
import type { LocationEdit, NewLocation } from '@caretrail/contract/locations/location-body';
import type { RootState } from '../../../app/store.ts';
import { locationsApi } from '../../../data/locations.ts';
import { keepLoaded } from '../../../data/request-state.ts';
import type { Errors } from '../../../lib/form-values.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { toastShown } from '../../../shell/toast-slice.ts';
import { useRecordForm } from '../../../shell/use-record-form.ts';
import { draftKept } from '../slice.ts';
import { texts } from '../texts.ts';
import { useScreen } from '../use-screen.ts';
import { bodyOf, changesOf } from './body.ts';
import { checkForm, inForm } from './check.ts';
import type { FormProps } from './form-props.ts';
import { emptyValues, type FormValues, valuesOf } from './values.ts';

const { createPlace, editPlace } = locationsApi.endpoints;
const drafts = { select: ({ locations }: RootState) => locations.draft, draftKept };

/** What is being changed is not wrong until it is sent again. */
const withoutChanged = (errors: Errors, changes: Partial<FormValues>): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([field]) => !Object.hasOwn(changes, field.split('.')[0] ?? field),
    ),
  );

/** The form of a place: what is typed, what is wrong with it, and the way to the server. */
export function usePlaceForm(place: CareLocation | null) {
  const dispatch = useAppDispatch();
  const { goTo } = useScreen();
  const { refetch } = locationsApi.useListPlacesQuery(undefined, keepLoaded);
  const record = useRecordForm<CareLocation, FormValues, NewLocation | LocationEdit>({
    record: place,
    schema: careLocation,
    drafts,
    begin: (base) => (base === null ? emptyValues : valuesOf(base)),
    check: (values) => {
      const checked = checkForm(values);
      return checked.ok ? {} : checked.errors;
    },
    bodyOf: (values, base) => {
      const checked = checkForm(values);
      const body = checked.ok ? checked.body : bodyOf(values);
      return base === null ? body : changesOf(base, body);
    },
    send: (body, { base, version, idempotencyKey }) =>
      base === null
        ? dispatch(createPlace.initiate({ body: body as NewLocation, idempotencyKey }))
        : dispatch(editPlace.initiate({ params: { id: base.id }, body: { ...body, version } })),
    clearErrors: withoutChanged,
    fieldsOf: inForm,
    messageOf: refusalText,
    onSaved: ({ id, name }, how) => {
      if (how !== 'unchanged')
        dispatch(toastShown(how === 'created' ? texts.added(name) : texts.saved(name)));
      goTo({ at: 'place', id }, { replace: true });
    },
  });
  const { base, values, state } = record;
  const form: FormProps = { values, errors: record.errors, onChange: record.onChange };
  return {
    ...record,
    form,
    conflict:
      state.status === 'stale' && base !== null
        ? {
            mine: changesOf(base, bodyOf(values)),
            stored: state.stored,
            onKeepMine: () => record.onKeepMine(state.stored),
            onTakeOther: () => void refetch().then(() => record.leaveFor(base)),
          }
        : null,
  };
}
