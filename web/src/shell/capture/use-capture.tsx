import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { CaptureSheetProps } from './capture-sheet.tsx';
import { captureTexts as texts } from './capture-texts.ts';

/** Its files are gone after a deployment, or cannot be reached. */
const NotLoaded = ({ onClose }: CaptureSheetProps) =>
  createPortal(
    <Dialog
      heading={texts.heading}
      isOpen
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.cancel}</Button>}
    >
      <Alert>{texts.notLoaded}</Alert>
    </Dialog>,
    document.body,
  );

const load = () => import('./capture-sheet.tsx');
const Sheet = lazy<ComponentType<CaptureSheetProps>>(() =>
  load().then(
    (m) => ({ default: m.CaptureSheet }),
    () => ({ default: NotLoaded }),
  ),
);

type Capture = { readonly isOpen: boolean; readonly onOpen: () => void; readonly sheet: ReactNode };

/**
 * Adds something from anywhere: a seizure, a symptom, a dose, an appointment, a file, a question, a note and the rest.
 * The choice opens as a sheet, at the bottom of a phone.
 */
export function useCapture(): Capture {
  const [isOpen, setOpen] = useState(false);
  // In time for the first press, after what is on the screen.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), 2000);
    return () => clearTimeout(timer);
  }, []);
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
