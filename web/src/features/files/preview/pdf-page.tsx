import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { drawPage } from './draw-page.ts';
import { NotShown } from './frame.tsx';
import { previewTexts as texts } from './texts.ts';
import './pdf-text.css';

type PdfPageProps = {
  readonly pdf: PDFDocumentProxy;
  readonly page: number;
  /** Of the frame around it. */
  readonly width: number;
  readonly zoom: number;
};

/** One page, painted; its words lie over it unseen, to be read out or copied. */
export function PdfPage({ pdf, page, width, zoom }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (!canvas.current || !words.current || width === 0) return undefined;
    let isHere = true;
    const density = Math.max(1, devicePixelRatio);
    const drawing = { canvas: canvas.current, words: words.current, width, zoom, density };
    const { done, stop } = drawPage(pdf, page, drawing);
    done.catch(() => {
      if (isHere) setBroken(true);
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [pdf, page, width, zoom]);
  if (isBroken) return <NotShown>{texts.damaged}</NotShown>;
  return (
    <div className="relative mx-auto w-fit">
      <canvas ref={canvas} aria-hidden="true" className="block" />
      <div ref={words} className="pdf-text" />
    </div>
  );
}
