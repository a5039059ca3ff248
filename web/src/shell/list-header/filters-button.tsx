import { pageHeaderTexts } from '@caretrail/contract/access/page-header';
import { SlidersHorizontal } from 'lucide-react';
import { type RefObject } from 'react';
import { Button } from '../../ui/button.tsx';

type FiltersButtonProps = {
  /** How much is chosen. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly panelId: string;
  readonly onPress: () => void;
  readonly ref: RefObject<HTMLButtonElement | null>;
};

/** §2.5: with the number of what is chosen as a badge. */
export function FiltersButton({ count, isOpen, panelId, onPress, ref }: FiltersButtonProps) {
  return (
    <Button
      ref={ref}
      look="secondary"
      className="max-sm:px-3 sm:px-4"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onPress}
    >
      <SlidersHorizontal className="size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
      {pageHeaderTexts.filters}
      {count > 0 && (
        <span className="inline-grid h-7 min-w-7 place-items-center rounded-full bg-action px-2 text-small text-on-action">
          {count}
          <span className="sr-only"> chosen</span>
        </span>
      )}
    </Button>
  );
}
