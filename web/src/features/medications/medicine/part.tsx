import { type ReactNode, type RefObject, useId } from 'react';

type PartProps = {
  readonly heading: string;
  /** Target for links from other screens. */
  readonly id?: string;
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
};

/** A part of the page with a focusable heading. */
export function Part({ heading, id, headingRef, children }: PartProps) {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <section aria-labelledby={headingId} className="space-y-3 border-t border-rule pt-5">
      <h2 id={headingId} ref={headingRef} tabIndex={-1} className="text-h2">
        {heading}
      </h2>
      {children}
    </section>
  );
}
