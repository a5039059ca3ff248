import { pageHeaderTexts } from '@caretrail/contract/access/page-header';
import { messages } from '@caretrail/contract/i18n/messages';
import { eventTypeOptions, type EventType } from '@caretrail/contract/timelines/event-types';
import { useEffect, useId, useRef, useState } from 'react';
import { useListeners } from '../../lib/use-listeners.ts';
import { Button } from '../../ui/button.tsx';
import { MultiSelect } from '../../ui/select.tsx';

const texts = messages('shell/filter-panel', { all: 'All types' });

export type FilterPanelProps = {
  readonly id: string;
  readonly types: readonly EventType[];
  readonly onApply: (types: readonly EventType[]) => void;
  readonly onCancel: () => void;
};

/** §2.5 'Filter Options': nothing changes before Apply. It is part of the page, so that it covers nothing. */
export function FilterPanel({ id, types, onApply, onCancel }: FilterPanelProps) {
  const [chosen, setChosen] = useState<readonly EventType[]>(types);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useListeners(panel, {
    keydown: ({ key }) => {
      if (key === 'Escape') onCancel();
    },
  });

  return (
    <section
      id={id}
      aria-labelledby={headingId}
      ref={panel}
      className="max-w-[34rem] rounded-sheet border border-rule bg-sheet p-5 shadow-sheet"
    >
      <h2 id={headingId} ref={heading} tabIndex={-1} className="mb-4 text-h3">
        {pageHeaderTexts.filterPanel}
      </h2>
      <MultiSelect
        label={pageHeaderTexts.filterByType}
        placeholder={texts.all}
        options={eventTypeOptions}
        value={chosen}
        onChange={setChosen}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="secondary" onClick={onCancel}>
          {pageHeaderTexts.cancel}
        </Button>
        <Button onClick={() => onApply(chosen)}>{pageHeaderTexts.apply}</Button>
      </div>
    </section>
  );
}
