import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { isToBeDrawn, sendFirstPage } from '../first-pages.ts';
import { pictureOfFirstPage } from './draw-first-page.ts';
import { NotShown, type PreviewProps, ScrollFrame, useZoom, ZoomButtons } from './frame.tsx';
import { asksForPassword, openPdf, type OpenedPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import { previewTexts as texts } from './texts.ts';

/** The width must be stable for this long before the page is painted again. */
const stillMs = 150;

/** How wide an element is inside, in CSS pixels; 0 before it is there. */
function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    setWidth(element.clientWidth);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(element.clientWidth), stillMs);
    });
    watch.observe(element);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [place]);
  return width;
}

type Pdf =
  | { readonly status: 'loading' | 'locked' | 'damaged' }
  | { readonly status: 'open'; readonly pdf: PDFDocumentProxy };

/** An opened PDF, closed with the screen. */
function usePdf(blob: Blob): Pdf {
  const [state, setState] = useState<Pdf>({ status: 'loading' });
  useEffect(() => {
    let isHere = true;
    let opened: OpenedPdf | undefined;
    openPdf(blob).then(
      (found) => {
        opened = found;
        if (isHere) setState({ status: 'open', pdf: found.pdf });
        else found.close();
      },
      (error: unknown) => {
        if (isHere) setState({ status: asksForPassword(error) ? 'locked' : 'damaged' });
      },
    );
    return () => {
      isHere = false;
      opened?.close();
    };
  }, [blob]);
  return state;
}

/** The first time that a file is looked at, lists get a picture of it. */
function useFirstPage(state: Pdf, file: PreviewProps['file']): void {
  const dispatch = useAppDispatch();
  const { id, type, has_thumbnail } = file;
  const pdf = state.status === 'open' ? state.pdf : null;
  useEffect(() => {
    if (pdf === null || !isToBeDrawn({ type, has_thumbnail })) return;
    // A page that cannot be painted says so in its own place.
    pictureOfFirstPage(pdf).then(
      (picture) => dispatch(sendFirstPage(id, picture)),
      () => undefined,
    );
  }, [pdf, id, type, has_thumbnail, dispatch]);
}

/** A PDF, one page at a time: a page is painted when it is looked at. */
export function PdfPreview({ blob, file }: PreviewProps) {
  const { title } = file;
  const state = usePdf(blob);
  useFirstPage(state, file);
  const zoom = useZoom();
  const [page, setPage] = useState(1);
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  // Another page begins at its top.
  useEffect(() => {
    frame.current?.scrollTo(0, 0);
  }, [page]);

  const pages = state.status === 'open' ? state.pdf.numPages : 0;
  const turn = (way: 1 | -1, short: string, text: string, icon: ReactNode) => {
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
        <span aria-hidden="true" className="sm:hidden">
          {short}
        </span>
        <span className="max-sm:sr-only">{text}</span>
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
              texts.previousPage,
              <ChevronLeft className="size-5 max-sm:hidden rtl:-scale-x-100" aria-hidden="true" />,
            )}
            {turn(
              1,
              texts.next,
              texts.nextPage,
              <ChevronRight className="size-5 max-sm:hidden rtl:-scale-x-100" aria-hidden="true" />,
            )}
            <span role="status">{texts.page({ page: String(page), of: String(pages) })}</span>
          </div>
        )}
        <ZoomButtons zoom={zoom} />
      </div>
      <ScrollFrame
        ref={frame}
        isBounded={zoom.zoom > 1}
        label={texts.titleAndPage({
          title,
          page: String(page),
          of: String(Math.max(pages, 1)),
        })}
      >
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
