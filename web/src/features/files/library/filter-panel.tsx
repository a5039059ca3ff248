import { pageHeaderTexts } from '@caretrail/contract/access/page-header';
import { documentTypeLabels, documentTypes } from '@caretrail/contract/files/document-types';
import type { FileFilter } from '@caretrail/contract/files/filter';
import { useEffect, useId, useRef, useState } from 'react';
import { knownIn } from '../../../data/choices.ts';
import { useListeners } from '../../../lib/use-listeners.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { PendingPart } from '../../../ui/loaded-part.tsx';
import { MultiSelect, Select } from '../../../ui/select.tsx';
import type { Named } from '../use-named.ts';
import { libraryTexts as texts } from './texts.ts';

type Chosen = Omit<FileFilter, 'search'>;

export type FilterPanelProps = {
  readonly id: string;
  readonly filter: Chosen;
  readonly named: Named;
  readonly onApply: (chosen: Chosen) => void;
  readonly onCancel: () => void;
};

const kinds = documentTypes.map((value) => ({ value, label: documentTypeLabels[value] }));

/** Nothing else of what it is given: Apply does not undo what was typed into the search since. */
const ownOf = ({ kinds: types, from, to, treatment, location }: Chosen): Chosen => ({
  kinds: types,
  from,
  to,
  treatment,
  location,
});

/** §2.5 'Filter Options': nothing changes before Apply. It is part of the page, so that it covers nothing. */
export function FilterPanel({ id, filter, named, onApply, onCancel }: FilterPanelProps) {
  const [chosen, setChosen] = useState(() => ownOf(filter));
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useListeners(panel, {
    keydown: ({ key }) => {
      if (key === 'Escape') onCancel();
    },
  });
  const change = (changes: Partial<Chosen>): void => setChosen({ ...chosen, ...changes });
  const isTurnedRound = chosen.from !== null && chosen.to !== null && chosen.from > chosen.to;

  return (
    <section
      id={id}
      aria-labelledby={headingId}
      ref={panel}
      className="max-w-[46rem] rounded-sheet border border-rule bg-sheet p-5 shadow-sheet"
    >
      <h2 id={headingId} ref={heading} tabIndex={-1} className="mb-4 text-h3">
        {pageHeaderTexts.filterPanel}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <MultiSelect
            label={texts.kind}
            placeholder={texts.allKinds}
            options={kinds}
            value={chosen.kinds}
            onChange={(next) => change({ kinds: next })}
          />
        </div>
        <DatePicker
          label={texts.from}
          value={chosen.from ?? ''}
          onChange={(day) => change({ from: day || null })}
        />
        <DatePicker
          label={texts.to}
          value={chosen.to ?? ''}
          error={isTurnedRound ? texts.turnedRound : undefined}
          onChange={(day) => change({ to: day || null })}
        />
        <PendingPart loaded={named.treatments} label={texts.treatment} />
        {knownIn(named.treatments).length > 0 && (
          <Select
            label={texts.treatment}
            placeholder={texts.any}
            options={knownIn(named.treatments)}
            value={chosen.treatment ?? ''}
            onChange={(treatment) => change({ treatment: treatment || null })}
          />
        )}
        <PendingPart loaded={named.locations} label={texts.place} />
        {knownIn(named.locations).length > 0 && (
          <Select
            label={texts.place}
            placeholder={texts.any}
            options={knownIn(named.locations)}
            value={chosen.location ?? ''}
            onChange={(location) => change({ location: location || null })}
          />
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="secondary" onClick={onCancel}>
          {pageHeaderTexts.cancel}
        </Button>
        <Button isDisabled={isTurnedRound} onClick={() => onApply(chosen)}>
          {pageHeaderTexts.apply}
        </Button>
      </div>
    </section>
  );
}
