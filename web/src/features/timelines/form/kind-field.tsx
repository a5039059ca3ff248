import {
  type EventType,
  eventTypeLabel,
  eventTypeOptions,
} from '@caretrail/contract/timelines/event-types';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useListeners } from '../../../lib/use-listeners.ts';
import { EventTypeMark } from '../../../ui/event-type-mark.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { RadioCard, RadioCards } from '../../../ui/radio-card.tsx';
import { labels } from '../field-labels.ts';
import type { FormProps } from './use-event-form.ts';
import { formTexts as texts } from './texts.ts';

type TypeCardsProps = {
  readonly value: EventType | '';
  readonly error: string | undefined;
  readonly onChange: (type: EventType) => void;
};

/** §3: the ten types. */
function TypeCards({ value, error, onChange }: TypeCardsProps) {
  return (
    <RadioCards
      id="event-type"
      legend={labels.event_type}
      error={error}
      className="grid-cols-[repeat(auto-fill,minmax(min(100%,11.5rem),1fr))] max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,7.6rem),1fr))]"
    >
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
    </RadioCards>
  );
}

/**
 * The type of the event. Once chosen by a finger, or by another screen, the choice folds; the arrow keys go through all of
 * the types, and so it stays open under them.
 */
export function KindField({ isBegun, ...form }: FormProps & { readonly isBegun: boolean }) {
  const { values, errors, onChange } = form;
  const [isFolded, setFolded] = useState(isBegun || values.event_type !== '');
  // Begun again: nothing is chosen.
  if (isFolded && values.event_type === '' && !isBegun) setFolded(false);
  const summary = useRef<HTMLElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const isPointer = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  useListeners(box, {
    pointerdown: () => {
      isPointer.current = true;
    },
    keydown: () => {
      isPointer.current = false;
    },
  });
  const onChoose = (event_type: EventType): void => {
    onChange({ event_type });
    if (!isPointer.current) return;
    setFolded(true);
    if (fold.current) fold.current.open = false;
  };
  const isShownFolded = isFolded && values.event_type !== '';
  // What was pressed is folded away: the focus stays with the choice.
  useEffect(() => {
    if (isShownFolded && isPointer.current) summary.current?.focus();
  }, [isShownFolded, values.event_type]);
  const cards = (
    <FieldPlace name="event_type">
      <TypeCards value={values.event_type} error={errors['event_type']} onChange={onChoose} />
    </FieldPlace>
  );
  return (
    <div ref={box}>
      {isShownFolded ? (
        <details ref={fold} className="group">
          <summary
            ref={summary}
            className="flex min-h-target list-none items-center gap-2 rounded-control font-semibold text-action [&::-webkit-details-marker]:hidden"
          >
            <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
            {texts.kind({ label: eventTypeLabel(values.event_type) })}
          </summary>
          <div className="pt-3">{cards}</div>
        </details>
      ) : (
        cards
      )}
    </div>
  );
}
