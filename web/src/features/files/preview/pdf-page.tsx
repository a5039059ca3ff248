import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { NotShown } from './frame.tsx';
import './pdf-text.css';
import { previewTexts as texts } from './texts.ts';

/** More would not fit into the memory of a phone. */
const mostPixels = 12_000_000;

type Drawing = {
  readonly canvas: HTMLCanvasElement;
  /** Gets the words of the page, to be read out, searched and copied. */
  readonly words: HTMLElement;
  /** Of the frame, in CSS pixels. */
  readonly width: number;
  readonly zoom: number;
  readonly density: number;
};

type Drawn = { readonly done: Promise<void>; stop(): void };

/** Paints one page as wide as its frame, times the zoom. */
function drawPage(pdf: PDFDocumentProxy, number: number, drawing: Drawing): Drawn {
  const { canvas, words, width, zoom, density } = drawing;
  let stopWork = (): void => undefined;
  let isStopped = false;
  const draw = async (): Promise<void> => {
    const page = await pdf.getPage(number);
    if (isStopped) return;
    const plain = page.getViewport({ scale: 1 });
    const scale = (width / plain.width) * zoom;
    const viewport = page.getViewport({ scale });
    const sharp = Math.min(density, Math.sqrt(mostPixels / (viewport.width * viewport.height)));
    canvas.width = Math.floor(viewport.width * sharp);
    canvas.height = Math.floor(viewport.height * sharp);
    Object.assign(canvas.style, {
      width: `${Math.floor(viewport.width)}px`,
      height: `${Math.floor(viewport.height)}px`,
    });
    const painting = page.render({
      canvas,
      viewport,
      transform: [sharp, 0, 0, sharp, 0, 0],
    });
    words.replaceChildren();
    words.style.setProperty('--total-scale-factor', String(scale));
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: words,
      viewport,
    });
    stopWork = () => {
      painting.cancel();
      layer.cancel();
    };
    await Promise.all([painting.promise, layer.render()]);
  };
  return {
    done: draw(),
    stop: () => {
      isStopped = true;
      stopWork();
    },
  };
}

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
    <div className="relative mx-auto w-fit overflow-clip">
      <canvas ref={canvas} aria-hidden="true" className="block" />
      <div ref={words} className="pdf-text" />
    </div>
  );
}
