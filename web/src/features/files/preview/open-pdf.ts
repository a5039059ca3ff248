import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- Vite answers with the address of the file
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { ownWorkerUrl } from '../../../lib/own-worker.ts';

/** Beside the app's own files (web/build/pdf-parts.ts). */
const parts = `/assets/pdf-${version}/`;

export type OpenedPdf = { readonly pdf: PDFDocumentProxy; close(): void };

/** A PDF, read in a worker: no script of it runs, no form of it is filled, nothing is fetched but our own parts. */
export async function openPdf(blob: Blob): Promise<OpenedPdf> {
  const port = new Worker(ownWorkerUrl(workerAddress), { type: 'module' });
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    // No policy of ours lets WebAssembly run; the decoders come as scripts.
    useWasm: false,
    wasmUrl: parts,
    standardFontDataUrl: parts,
    enableXfa: false,
  });
  const close = (): void => {
    void task.destroy().finally(() => {
      worker.destroy();
      port.terminate();
    });
  };
  try {
    return { pdf: await task.promise, close };
  } catch (error) {
    close();
    throw error;
  }
}

export const asksForPassword = (error: unknown): boolean => error instanceof PasswordException;
