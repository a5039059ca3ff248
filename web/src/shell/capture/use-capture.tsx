import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-page.ts';
import { usePreload } from '../../lib/use-preload.ts';
import { NotLoadedDialog } from '../not-loaded-dialog.tsx';

const load = () => import('./capture-sheet.tsx');
const Sheet = lazyPart(() => load().then((m) => m.CaptureSheet), NotLoadedDialog);

type Capture = { readonly isOpen: boolean; readonly onOpen: () => void; readonly sheet: ReactNode };

/**
 * Adds something from anywhere: a seizure, a symptom, a dose, an appointment, a file, a question, a note and the rest.
 * The choice opens as a sheet, at the bottom of a phone.
 */
export function useCapture(): Capture {
  const [isOpen, setOpen] = useState(false);
  usePreload(load);
  return {
    isOpen,
    onOpen: () => setOpen(true),
    sheet: isOpen && (
      <Suspense>
        <Sheet onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
