import { type ReactNode, useId } from 'react';

type PartProps = {
  readonly heading: string;
  /** One quiet action at the end of the heading's line. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
};

/** One part of the page: space and a line, no box. */
export function Part({ heading, end, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-4 border-t border-rule pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-h2">
          {heading}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}
