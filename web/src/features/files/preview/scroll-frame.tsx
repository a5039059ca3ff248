import type { ReactNode, Ref } from 'react';

type ScrollFrameProps = {
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
};

/** Holds what may be larger than the screen; it can be scrolled by keyboard too. */
export const ScrollFrame = ({ label, children, ref }: ScrollFrameProps) => (
  <div
    ref={ref}
    role="region"
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard (WCAG 2.1.1)
    tabIndex={0}
    className="max-h-[80dvh] overflow-auto rounded-control border border-rule bg-sunken"
  >
    {children}
  </div>
);
