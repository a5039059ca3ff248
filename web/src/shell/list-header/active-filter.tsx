import { pageHeaderTexts } from '@caretrail/contract/access/page-header';
import { messages } from '@caretrail/contract/i18n/messages';
import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ListState } from './list-state.ts';

const texts = messages('shell/active-filter', {
  only: 'Showing only:',
  searched: '“{text}”',
});

type ActiveFilterProps = {
  readonly state: Pick<ListState, 'types' | 'search'>;
  /** The text for a screen without its own filters. */
  readonly instead?: ReactNode;
  readonly onReset: () => void;
};

/** The active filters as text, with §2.5 'Reset' beside them; shown only while a filter is active. */
export function ActiveFilter({ state, instead, onReset }: ActiveFilterProps) {
  const text = state.search.trim();
  const narrowed = [
    ...state.types.map(eventTypeLabel),
    ...(text === '' ? [] : [texts.searched({ text })]),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {instead !== undefined ? (
        instead
      ) : (
        <p className="min-w-0 wrap-anywhere">
          {texts.only} <strong className="font-semibold">{narrowed.join(', ')}</strong>
        </p>
      )}
      <Button look="quiet" className="px-3 print:hidden" onClick={onReset}>
        <RotateCcw className="size-5 shrink-0" aria-hidden="true" />
        {pageHeaderTexts.reset}
      </Button>
    </div>
  );
}
