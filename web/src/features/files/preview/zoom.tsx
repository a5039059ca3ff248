import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
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

/** Smaller and larger; how large it is, is read out. */
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
      {texts.zoom(zoom.percent)}
    </span>
  </div>
);
