import type { LibraryFile } from '@caretrail/contract/files/schema';
import { FileQuestion, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { previewTexts as texts } from './texts.ts';

/** As wide as the page, then in steps that a tired eye notices. */
const steps = [1, 1.5, 2, 3, 4] as const;

export function useZoom() {
  const [step, setStep] = useState(0);
  const zoom = steps[step] ?? 1;
  return {
    zoom,
    percent: Math.round(zoom * 100),
    onIn: step < steps.length - 1 ? () => setStep(step + 1) : null,
    onOut: step > 0 ? () => setStep(step - 1) : null,
  };
}
type Zoom = ReturnType<typeof useZoom>;

/** Zoom out and in; the zoom is read out. */
export const ZoomButtons = ({ zoom }: { readonly zoom: Zoom }) => (
  <div className="flex flex-wrap items-center gap-2">
    <Button
      look="secondary"
      className="px-3 sm:px-5"
      isDisabled={zoom.onOut === null}
      onClick={() => zoom.onOut?.()}
    >
      <ZoomOut className="size-5 max-sm:hidden" aria-hidden="true" />
      {texts.zoomOut}
    </Button>
    <Button
      look="secondary"
      className="px-3 sm:px-5"
      isDisabled={zoom.onIn === null}
      onClick={() => zoom.onIn?.()}
    >
      <ZoomIn className="size-5 max-sm:hidden" aria-hidden="true" />
      {texts.zoomIn}
    </Button>
    <span role="status" className="text-ink-soft">
      {texts.zoom({ percent: zoom.percent })}
    </span>
  </div>
);

/** What each way to show a file gets. */
export type PreviewProps = { readonly blob: Blob; readonly file: LibraryFile };

/** In the place of the preview: what to do instead. */
export const NotShown = ({ children }: { readonly children: string }) => (
  <p className="flex items-center gap-4 rounded-sheet border-2 border-dashed border-rule px-5 py-7 text-ink-soft">
    <FileQuestion className="size-8 shrink-0" aria-hidden="true" />
    {children}
  </p>
);

type ScrollFrameProps = {
  readonly label: string;
  /** It scrolls inside the frame; otherwise the page scrolls, and the wheel is left to it. */
  readonly isBounded?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
};

/** Holds what may be larger than the screen; it can be scrolled by keyboard too. */
export const ScrollFrame = ({ label, isBounded = false, children, ref }: ScrollFrameProps) => (
  <div
    ref={ref}
    role="region"
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard (WCAG 2.1.1)
    tabIndex={0}
    className={`overflow-auto rounded-control border border-rule bg-sunken ${isBounded ? 'max-h-[80dvh]' : ''}`}
  >
    {children}
  </div>
);
