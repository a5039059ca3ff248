import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { NotShown } from './not-shown.tsx';
import { PdfPage } from './pdf-page.tsx';
import type { PreviewProps } from './preview-props.ts';
import { ScrollFrame } from './scroll-frame.tsx';
import { previewTexts as texts } from './texts.ts';
import { usePdf } from './use-pdf.ts';
import { useWidth } from './use-width.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** A PDF, one page at a time: a page is painted when it is looked at. */
export function PdfPreview({ blob, title }: PreviewProps) {
  const state = usePdf(blob);
  const zoom = useZoom();
  const [page, setPage] = useState(1);
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  // Another page begins at its top.
  useEffect(() => {
    frame.current?.scrollTo(0, 0);
  }, [page]);

  const pages = state.status === 'open' ? state.pdf.numPages : 0;
  const turn = (way: 1 | -1, text: string, icon: ReactNode) => {
    const to = page + way;
    const isThere = to >= 1 && to <= pages;
    return (
      <Button
        look="secondary"
        className="px-3 sm:px-5"
        isDisabled={!isThere}
        onClick={() => setPage(to)}
      >
        {way === -1 && icon}
        <span>
          {text}
          <span className="max-sm:sr-only">{` ${texts.turned}`}</span>
        </span>
        {way === 1 && icon}
      </Button>
    );
  };
  if (state.status === 'locked' || state.status === 'damaged') {
    return <NotShown>{texts[state.status]}</NotShown>;
  }
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {pages > 1 && (
          <div className="flex flex-wrap items-center gap-2">
            {turn(
              -1,
              texts.previous,
              <ChevronLeft className="size-5 max-sm:hidden rtl:-scale-x-100" aria-hidden="true" />,
            )}
            {turn(
              1,
              texts.next,
              <ChevronRight className="size-5 max-sm:hidden rtl:-scale-x-100" aria-hidden="true" />,
            )}
            <span role="status">{texts.page(page, pages)}</span>
          </div>
        )}
        <ZoomButtons zoom={zoom} />
      </div>
      <ScrollFrame ref={frame} label={`${title}, ${texts.page(page, Math.max(pages, 1))}`}>
        {state.status === 'open' ? (
          <PdfPage key={page} pdf={state.pdf} page={page} width={width} zoom={zoom.zoom} />
        ) : (
          <div className="p-5">
            <ProgressBar label={texts.loading} />
          </div>
        )}
      </ScrollFrame>
    </div>
  );
}
