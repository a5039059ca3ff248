import { useEffect, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { asksForPassword, openPdf, type OpenedPdf } from './open-pdf.ts';

type Pdf =
  | { readonly status: 'loading' | 'locked' | 'damaged' }
  | { readonly status: 'open'; readonly pdf: PDFDocumentProxy };

/** An opened PDF, closed with the screen. */
export function usePdf(blob: Blob): Pdf {
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
