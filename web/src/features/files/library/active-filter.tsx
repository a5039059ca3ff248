import { pageHeaderTexts } from '@caretrail/contract/access/page-header';
import { documentTypeLabels } from '@caretrail/contract/files/document-types';
import type { FileFilter } from '@caretrail/contract/files/filter';
import { RotateCcw } from 'lucide-react';
import { longDate } from '../../../lib/long-date.ts';
import { type Choices, labelIn } from '../../../data/choices.ts';
import { Button } from '../../../ui/button.tsx';
import type { Named } from '../use-named.ts';
import { libraryTexts as texts } from './texts.ts';

const nameOf = (id: string | null, choices: Choices, what: string): string[] =>
  id === null ? [] : [labelIn(choices, id) ?? what];

type ActiveFilterProps = {
  readonly filter: FileFilter;
  readonly named: Named;
  readonly onReset: () => void;
};

/** What the library is narrowed to, in words, and §2.5 'Reset' beside it. */
export function ActiveFilter({ filter, named, onReset }: ActiveFilterProps) {
  const { kinds, from, to, treatment, location } = filter;
  const search = filter.search.trim();
  const narrowed = [
    ...kinds.map((kind) => documentTypeLabels[kind]),
    ...(from === null ? [] : [texts.since(longDate(from))]),
    ...(to === null ? [] : [texts.until(longDate(to))]),
    ...nameOf(treatment, named.treatments, texts.treatment),
    ...nameOf(location, named.locations, texts.place),
    ...(search === '' ? [] : [`“${search}”`]),
  ];
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0 wrap-anywhere">
        Showing only: <strong className="font-semibold">{narrowed.join(', ')}</strong>
      </span>
      <Button look="quiet" className="px-3 print:hidden" onClick={onReset}>
        <RotateCcw className="size-5 shrink-0" aria-hidden="true" />
        {pageHeaderTexts.reset}
      </Button>
    </p>
  );
}
