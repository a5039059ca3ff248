import { limits } from '@caretrail/contract/limits';
import { locationLists } from '@caretrail/contract/locations/location-body';
import { LineList } from '../../../ui/line-list.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { ExceptionsField } from './exceptions-field.tsx';
import type { FormProps } from './form-props.ts';
import { OneField } from './one-field.tsx';
import { formTexts as texts, labels } from './texts.ts';

/** What few need to write down. */
export function FurtherFields(form: FormProps) {
  const { values, errors, onChange } = form;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <OneField {...form} name="region" />
        <OneField {...form} name="country" />
      </div>
      <OneField {...form} name="organisation" />
      <OneField {...form} name="department" />
      <FieldPlace name="practitioners">
        <div role="group" aria-labelledby="people-there">
          <p id="people-there" className="mb-1.5 font-semibold">
            {labels.practitioners}
          </p>
          <LineList
            itemLabel={texts.person}
            name="practitioners"
            lines={values.practitioners}
            addText={texts.addPerson}
            removeText="Remove"
            maxLength={limits.text.short}
            most={locationLists.practitioners}
            error={errors['practitioners']}
            onChange={(practitioners) => onChange({ practitioners })}
          />
        </div>
      </FieldPlace>
      <OneField {...form} name="email" inputMode="email" maxLength={limits.text.email} />
      <OneField {...form} name="website" inputMode="url" maxLength={2000} />
      <OneField {...form} name="portal_url" inputMode="url" maxLength={2000} />
      <ExceptionsField {...form} />
      <OneField {...form} name="source" />
    </>
  );
}
