import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import { ChevronDown } from 'lucide-react';
import { FieldPlace } from '../../../ui/field-place.tsx';
import type { FormProps } from './form-props.ts';
import { formTexts as texts } from './texts.ts';
import { TypeCards } from './type-cards.tsx';

/** What kind of event it is. Where another screen has said so, the ten kinds are a step away. */
export function KindField({ isBegun, ...form }: FormProps & { readonly isBegun: boolean }) {
  const { values, errors, onChange } = form;
  const cards = (
    <FieldPlace name="event_type">
      <TypeCards
        value={values.event_type}
        error={errors['event_type']}
        onChange={(event_type) => onChange({ event_type })}
      />
    </FieldPlace>
  );
  if (!isBegun || values.event_type === '') return cards;
  return (
    <details className="group">
      <summary className="flex min-h-target list-none items-center gap-2 rounded-control font-semibold text-action [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
        {texts.kind(eventTypeLabel(values.event_type))}
      </summary>
      <div className="pt-3">{cards}</div>
    </details>
  );
}
