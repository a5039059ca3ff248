import { ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { previewTexts as texts } from './texts.ts';
import type { Zoom } from './use-zoom.ts';

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
