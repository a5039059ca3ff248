import { lazy, Suspense, useEffect } from 'react';
import { closeSearch, useSearchOpening } from '../../shell/search-opening.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { frameTexts as texts } from './frame-texts.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';

/** Shown when its files are gone after a deployment or cannot be reached. */
const NotLoaded = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog
    heading={texts.label}
    isOpen
    onClose={onClose}
    actions={<Button onClick={onClose}>{texts.close}</Button>}
  >
    <p role="alert">{texts.notLoaded}</p>
  </Dialog>
);

const load = () => import('./search-dialog.tsx');

const SearchDialog = lazy(() =>
  load().then(
    (m) => ({ default: m.SearchDialog }),
    () => ({ default: NotLoaded }),
  ),
);

/** The search over everything: its keys, and its dialog, whose files are loaded when it is about to be opened. */
export function SearchPlace() {
  const opening = useSearchOpening();
  useSearchShortcut();
  useEffect(() => {
    // A failure is told by the dialog.
    if (opening === 'expected') load().catch(() => undefined);
  }, [opening]);
  // At a logout the frame goes away: the next user does not find it open.
  useEffect(() => closeSearch, []);
  if (opening !== 'open') return null;
  return (
    <Suspense fallback={null}>
      <SearchDialog onClose={closeSearch} />
    </Suspense>
  );
}
