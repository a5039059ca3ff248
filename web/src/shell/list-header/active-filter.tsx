import { pageHeaderTexts } from '@caretrail/contract/access/page-header';
import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ListState } from './list-state.ts';

type ActiveFilterProps = {
  readonly state: Pick<ListState, 'types' | 'search'>;
  /** Said instead on a screen that narrows nothing itself. */
  readonly instead?: ReactNode;
  readonly onReset: () => void;
};

/** What the list is narrowed to, in words, and §2.5 'Reset' beside it: there only while something is active. */
export function ActiveFilter({ state, instead, onReset }: ActiveFilterProps) {
  const text = state.search.trim();
  const narrowed = [...state.types.map(eventTypeLabel), ...(text === '' ? [] : [`“${text}”`])];
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {instead !== undefined ? (
        instead
      ) : (
        <p className="min-w-0 wrap-anywhere">
          Showing only: <strong className="font-semibold">{narrowed.join(', ')}</strong>
        </p>
      )}
      <Button look="quiet" className="px-3 print:hidden" onClick={onReset}>
        <RotateCcw className="size-5 shrink-0" aria-hidden="true" />
        {pageHeaderTexts.reset}
      </Button>
    </div>
  );
}
