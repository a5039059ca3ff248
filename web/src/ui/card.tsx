import { type ReactNode, useId } from 'react';

type CardProps = {
  readonly heading?: string;
  /** One quiet action at the end of the heading's line. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
};

/** A card on the page. Cards are not nested. */
export function Card({ heading, end, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={heading === undefined ? undefined : id}
      className="rounded-sheet border border-rule bg-sheet p-[min(calc(var(--spacing)*5),5.75vw)] shadow-sheet sm:p-6"
    >
      {heading !== undefined && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id={id} className="text-h3">
            {heading}
          </h2>
          {end}
        </div>
      )}
      {children}
    </section>
  );
}
