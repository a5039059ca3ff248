import { pageHeaderTexts } from '@caretrail/contract/access/page-header';
import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { ListState } from './list-state.ts';

type ActiveFilterProps = {
  readonly state: Pick<ListState, 'types' | 'search'>;
  readonly onReset: () => void;
};

/** What the list is narrowed to, in words, and §2.5 'Reset' beside it: there only while something is active. */
export function ActiveFilter({ state, onReset }: ActiveFilterProps) {
  const text = state.search.trim();
  const narrowed = [...state.types.map(eventTypeLabel), ...(text === '' ? [] : [`“${text}”`])];
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
