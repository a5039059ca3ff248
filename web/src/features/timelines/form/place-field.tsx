import { hrefOf } from '@caretrail/contract/access/routes';
import { Link } from 'react-router';
import { PendingPart } from '../../../ui/pending-part.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { labels } from '../words/field-words.ts';
import type { FormProps } from './form-props.ts';
import { formTexts as texts } from './texts.ts';

const nowhere = { value: '', label: texts.noPlace };

/** One of the person's own places. One that was deleted, or is not known yet, stays until another is chosen. */
export function PlaceField({ values, places, onChange }: FormProps) {
  const { location_id, location_name } = values;
  const all = places.status === 'succeeded' ? places.data : [];
  const used = all.filter(({ id, status }) => status === 'active' || id === location_id);
  const isGone = location_id !== '' && used.every(({ id }) => id !== location_id);
  const choices = [
    nowhere,
    ...(isGone ? [{ value: location_id, label: location_name }] : []),
    ...used.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div>
      <SelectField
        label={labels.location_id}
        name="location_id"
        value={location_id}
        choices={choices}
        onChange={(id) =>
          onChange({
            location_id: id,
            location_name: choices.find(({ value }) => value === id && id !== '')?.label ?? '',
          })
        }
      />
      <PendingPart loaded={places} />
      <Link to={{ pathname: hrefOf('locations'), search: '?new=' }} className="link">
        {texts.addPlace}
      </Link>
    </div>
  );
}
