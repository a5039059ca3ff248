import type { LocationEdit, NewLocation } from '@caretrail/contract/locations/location-body';
import { careLocation, type CareLocation } from '@caretrail/contract/locations/schema';
import type { RootState } from '../../../app/store.ts';
import { locationsApi } from '../../../data/locations.ts';
import { keepLoaded } from '../../../data/request-state.ts';
import type { Errors } from '../../../lib/form-values.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { toastShown } from '../../../shell/toast-slice.ts';
import { useRecordForm } from '../../../shell/use-record-form.ts';
import { useScreen } from '../screen.tsx';
import { draftKept } from '../slice.ts';
import { texts } from '../texts.ts';
import { bodyOf, changesOf } from './body.ts';
import { checkForm, inForm } from './check.ts';
import { emptyValues, type FormValues, valuesOf } from './values.ts';

/** What each part of the form shows and changes. */
export type FormProps = {
  readonly values: FormValues;
  readonly errors: Errors;
  readonly onChange: (changes: Partial<FormValues>) => void;
};

/** All fields in the order of the form. */
export const fieldOrder: readonly string[] = [
  'type',
  'name',
  'phone',
  'on_call_phone',
  'address_lines',
  'city',
  'postcode',
  'region',
  'country',
  'lat',
  'lng',
  'hours',
  'step_free',
  'access_note',
  'organisation',
  'department',
  'practitioners',
  'email',
  'website',
  'portal_url',
  'exceptions',
  'favourite',
  'status',
  'source',
];

/** Behind "Add more details". */
export const furtherFields = [
  'region',
  'country',
  'organisation',
  'department',
  'practitioners',
  'email',
  'website',
  'portal_url',
  'exceptions',
  'source',
] as const satisfies readonly (keyof FormValues)[];

const { createPlace, editPlace } = locationsApi.endpoints;
const drafts = { select: ({ locations }: RootState) => locations.draft, draftKept };

/** A field that is being edited shows no error until the form is sent again. */
const withoutChanged = (errors: Errors, changes: Partial<FormValues>): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([field]) => !Object.hasOwn(changes, field.split('.')[0] ?? field),
    ),
  );

/** The form of a place: its input, its errors, and saving it. */
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
        dispatch(toastShown(how === 'created' ? texts.added({ name }) : texts.saved({ name })));
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
