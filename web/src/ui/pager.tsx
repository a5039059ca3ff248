import { isNextDisabled, isPreviousDisabled } from '@caretrail/contract/paging';
import { articlesTexts } from '@caretrail/contract/articles/texts';
import { messages } from '@caretrail/contract/i18n/messages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';

const texts = messages('ui/pager', { page: 'Page {page, number} of {pages, number}' });

type PagerProps = {
  /** What is paged, for screen readers. */
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
};

/** §4.4: previous is disabled on the first page, next on the last. */
export function Pager({ label, page, pages, onPage }: PagerProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      <Button
        look="secondary"
        isDisabled={isPreviousDisabled(page)}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        {articlesTexts.previous}
      </Button>
      <p role="status" className="order-first w-full text-center sm:order-none sm:w-auto">
        {texts.page({ page, pages })}
      </p>
      <Button
        look="secondary"
        isDisabled={isNextDisabled(page, pages)}
        onClick={() => onPage(page + 1)}
      >
        {articlesTexts.next}
        <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
    </nav>
  );
}
