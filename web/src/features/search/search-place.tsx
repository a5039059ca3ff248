import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../lib/lazy-page.ts';
import { usePreload } from '../../lib/use-preload.ts';
import { NotLoadedDialog } from '../../shell/not-loaded-dialog.tsx';
import { closeSearch, useSearchOpening } from '../../shell/search-opening.ts';
import { useTypedAhead } from './typed-ahead.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';

const load = () => import('./search-dialog.tsx');

const SearchDialog = lazyPart(() => load().then((m) => m.SearchDialog), NotLoadedDialog);

/** The search over everything: its keys, and its dialog, whose files are loaded when it is about to be opened. */
export function SearchPlace() {
  const opening = useSearchOpening();
  useSearchShortcut();
  useTypedAhead(opening === 'open', closeSearch);
  usePreload(load);
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
