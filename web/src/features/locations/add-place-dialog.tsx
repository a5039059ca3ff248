import { messages } from '@caretrail/contract/i18n/messages';
import { limits } from '@caretrail/contract/limits';
import {
  locationTypeLabels,
  locationTypes,
  type LocationType,
} from '@caretrail/contract/locations/labels';
import { newLocation } from '@caretrail/contract/locations/location-body';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { type SubmitEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { locationsApi } from '../../data/locations.ts';
import { write } from '../../data/write.ts';
import { textIn } from '../../lib/form-values.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { toastShown } from '../../shell/toast-slice.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { formTexts, hints, labels } from './form/texts.ts';
import { texts as placesTexts } from './texts.ts';

const texts = messages('locations/add-place-dialog', {
  lead: 'You can add the address and other details later.',
  phone: 'Phone (optional)',
  cancel: 'Cancel',
});

const choices = locationTypes.map((value) => ({ value, label: locationTypeLabels[value] }));

export type AddPlaceProps = {
  /** The type that is chosen at first. */
  readonly type: LocationType;
  readonly onAdded: (place: Pick<CareLocation, 'id' | 'name'>) => void;
  readonly onClose: () => void;
};

/** A new place by its name, type and phone number. */
export function AddPlaceDialog({ type: first, onAdded, onClose }: AddPlaceProps) {
  const dispatch = useAppDispatch();
  const [type, setType] = useState<string>(first);
  // One place, however often it is sent.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const sending = useFormSend({
    schema: newLocation,
    read: (form) => ({
      type: type as LocationType,
      name: textIn(form, 'name'),
      phone: textIn(form, 'phone'),
    }),
    send: async (body) => {
      const call = locationsApi.endpoints.createPlace.initiate({ body, idempotencyKey });
      const { id, name } = await dispatch(write(call));
      dispatch(toastShown(placesTexts.added({ name })));
      onAdded({ id, name });
      onClose();
    },
  });
  const { errors } = sending;
  return createPortal(
    <FormDialog
      heading={formTexts.create}
      lead={texts.lead}
      sending={{
        ...sending,
        onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
          // React passes it on to the form around the button that opened this one.
          event.stopPropagation();
          return sending.onSubmit(event);
        },
      }}
      onClose={onClose}
      texts={{ cancel: texts.cancel, submit: formTexts.save, submitting: formTexts.saving }}
    >
      <TextField
        label={labels.name}
        hint={hints.name}
        name="name"
        required
        maxLength={limits.text.title}
        autoComplete="off"
        error={errors['name']}
      />
      <SelectField
        label={labels.type}
        name="type"
        choices={choices}
        value={type}
        onChange={setType}
      />
      <TextField
        label={texts.phone}
        name="phone"
        type="tel"
        maxLength={limits.text.short}
        autoComplete="off"
        error={errors['phone']}
      />
    </FormDialog>,
    document.body,
  );
}
