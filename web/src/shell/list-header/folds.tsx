import { messages } from '@caretrail/contract/i18n/messages';
import { type LucideIcon, Search, Settings2 } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { narrowWindow, useMedia } from '../../lib/use-media.ts';
import { Button } from '../../ui/button.tsx';

const texts = messages('shell/folds', {
  search: 'Search',
  searchList: 'Search this list',
  options: 'Options',
});

/** On a phone: the icon with its word below it, so that several buttons fit beside a title. */
export const stacked =
  'max-md:min-w-[44px] max-md:flex-col max-md:gap-0 max-md:px-1 max-md:py-0.5 max-md:text-small max-md:leading-tight';

/** A part of the tools that a phone shows on request. From the md breakpoint up it is always shown. */
type Fold = {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** For the part: hides it on a phone while it is folded. */
  readonly className: string;
};

export function useFold(startsOpen = false): Fold {
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  return {
    id,
    isOpen,
    onToggle: () => setOpen(!isOpen),
    className: isOpen ? '' : 'max-md:hidden',
  };
}

type Folds = { readonly search: Fold; readonly options: Fold };

/** The tools of a list on a phone: folded, except for a search that the address names. */
export const useFolds = (searched: string): Folds => ({
  search: useFold(searched.trim() !== ''),
  options: useFold(),
});

type FoldButtonProps = {
  readonly fold: Fold;
  readonly Icon: LucideIcon;
  readonly text: string;
  /** What is read out instead; the text is a part of it. */
  readonly label?: string;
  readonly look?: 'primary' | 'secondary';
};

/** On a phone only: shows a part and focuses its field, if it has one. */
export function FoldButton({ fold, Icon, text, label, look = 'secondary' }: FoldButtonProps) {
  const isNarrow = useMedia(narrowWindow);
  if (!isNarrow) return null;
  const isTinted = fold.isOpen && look === 'secondary';
  return (
    <Button
      look={look}
      aria-expanded={fold.isOpen}
      className={`${stacked} ${isTinted ? 'border-action bg-action-tint' : ''}`}
      onClick={() => {
        // At once: a phone opens its keyboard only within the tap.
        flushSync(fold.onToggle);
        document.getElementById(fold.id)?.querySelector('input')?.focus();
      }}
    >
      <Icon className="size-5" aria-hidden="true" />
      <span aria-hidden={label !== undefined}>{text}</span>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </Button>
  );
}

type FoldButtonsProps = {
  readonly folds: Folds;
  readonly hasSearch?: boolean;
  readonly hasOptions?: boolean;
};

/** For the row of the title. */
export function FoldButtons({ folds, hasSearch = true, hasOptions = true }: FoldButtonsProps) {
  return (
    <>
      {hasSearch && (
        <FoldButton
          fold={folds.search}
          Icon={Search}
          text={texts.search}
          label={texts.searchList}
        />
      )}
      {hasOptions && <FoldButton fold={folds.options} Icon={Settings2} text={texts.options} />}
    </>
  );
}
