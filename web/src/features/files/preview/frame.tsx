import { FileQuestion } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

/** What each way to show a file gets. */
export type PreviewProps = { readonly blob: Blob; readonly title: string };

/** In the place of the preview: what to do instead. */
export const NotShown = ({ children }: { readonly children: string }) => (
  <p className="flex items-center gap-4 rounded-sheet border-2 border-dashed border-rule px-5 py-7 text-ink-soft">
    <FileQuestion className="size-8 shrink-0" aria-hidden="true" />
    {children}
  </p>
);

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
