import type { ReactNode } from 'react';
import { lineTexts as texts } from './texts.ts';

type LineItemProps = {
  /** Due or going on: the dot is filled, and the item stands out. */
  readonly isNow?: boolean;
  readonly children: ReactNode;
};

/** One thing on the line of the day, with its dot on the rail. */
export const LineItem = ({ isNow = false, children }: LineItemProps) => (
  <li
    className={`relative before:absolute before:top-3.5 before:-start-[calc(1rem+1px+0.375rem)] max-sm:before:-start-[calc(0.875rem+1px+0.375rem)] before:size-3 before:rounded-full before:border-2 ${isNow ? 'rounded-sheet border border-rule bg-sheet p-2 shadow-sheet before:border-on-today before:bg-today sm:p-4' : 'before:border-edge before:bg-paper'}`}
  >
    {children}
  </li>
);

type LineHeadProps = {
  /** The first thing that is still to come. */
  readonly isNext?: boolean;
  readonly children: ReactNode;
  readonly badges?: ReactNode;
};

/** The time and what it is. */
export const LineHead = ({ isNext = false, children, badges }: LineHeadProps) => (
  <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 py-1">
    <div className="min-w-0">
      {isNext && <>{texts.next} </>}
      <h3 className={`text-base font-semibold wrap-anywhere ${isNext ? 'inline' : ''}`}>
        {children}
      </h3>
    </div>
    {badges}
  </div>
);
