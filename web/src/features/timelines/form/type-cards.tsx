import { eventTypeOptions, type EventType } from '@caretrail/contract/timelines/event-types';
import { EventTypeMark } from '../../../ui/event-type-mark.tsx';
import { describedBy, FieldNotes } from '../../../ui/field-notes.tsx';
import { RadioCard } from '../../../ui/radio-card.tsx';
import { labels } from '../words/field-words.ts';

type TypeCardsProps = {
  readonly value: EventType | '';
  readonly error: string | undefined;
  readonly onChange: (type: EventType) => void;
};

const id = 'event-type';

/** §3: the ten types. */
export function TypeCards({ value, error, onChange }: TypeCardsProps) {
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy(id, { error })}
    >
      <legend className="mb-3 text-h3 font-semibold">{labels.event_type}</legend>
      <FieldNotes id={id} error={error} />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11.5rem),1fr))] gap-2.5 max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,7.6rem),1fr))]">
        {eventTypeOptions.map((option) => (
          <RadioCard
            key={option.value}
            name="event_type"
            value={option.value}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
            hasError={error !== undefined}
            className="flex min-h-14 gap-2.5 px-3 py-2 max-sm:flex-col max-sm:gap-1.5 max-sm:px-1 max-sm:text-center"
          >
            <EventTypeMark type={option.value} />
            <span className="min-w-0 leading-snug">{option.label}</span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
