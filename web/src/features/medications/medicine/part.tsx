import { type ReactNode, useId } from 'react';

type PartProps = { readonly heading: string; readonly children: ReactNode };

/** A part of the page: a heading and a line above it. */
export function Part({ heading, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-3 border-t border-rule pt-5">
      <h2 id={id} className="text-h2">
        {heading}
      </h2>
      {children}
    </section>
  );
}
