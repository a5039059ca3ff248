import { limits } from '@caretrail/contract/limits';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from './open-pdf.ts';

const longestSidePx = 480;
/** The first that is small enough is sent. Every browser can write JPEG. */
const qualities = [0.8, 0.6, 0.4];

/** The bytes of a picture as text; null when it is too large. */
async function encoded(canvas: HTMLCanvasElement): Promise<string | null> {
  for (const quality of qualities) {
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    canvas.toBlob(resolve, 'image/jpeg', quality);
    const blob = await promise;
    if (blob === null) return null;
    if (blob.size <= limits.files.pictureBytes) {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    }
  }
  return null;
}

/** The first page as a small JPEG in base64. */
export async function pictureOfFirstPage(pdf: PDFDocumentProxy): Promise<string | null> {
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longestSidePx / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  await page.render({ canvas, viewport, background: '#ffffff' }).promise;
  return encoded(canvas);
}

/** The same for a file that is not open. */
export async function drawFirstPage(blob: Blob): Promise<string | null> {
  const { pdf, close } = await openPdf(blob);
  try {
    return await pictureOfFirstPage(pdf);
  } finally {
    close();
  }
}
