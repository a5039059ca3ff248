import { Suspense, useCallback, useState } from 'react';
import { lazyPage } from '../../lib/lazy-page.ts';
import { undoPeriod } from '../../lib/undo-time.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { UndoDelete } from '../../shell/undo-delete.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { LibraryPage } from './library/library-page.tsx';
import { undoExpired } from './slice.ts';
import { filesTexts } from './texts.ts';
import { restoreFiles } from './thunks.ts';
import { usePlace } from './view-route.tsx';

const FilePage = lazyPage(() => import('./file/file-page.tsx').then((m) => m.FilePage));
const FileFormPage = lazyPage(() =>
  import('./form/file-form-page.tsx').then((m) => m.FileFormPage),
);
const MovePage = lazyPage(() => import('./move/move-page.tsx').then((m) => m.MovePage));
const BinPage = lazyPage(() => import('./bin/bin-page.tsx').then((m) => m.BinPage));

const inTheBin = (titles: readonly string[]): string => {
  const [first] = titles;
  return titles.length === 1 && first !== undefined
    ? filesTexts.oneInBin({ title: first, undo: undoPeriod })
    : filesTexts.someInBin({ count: titles.length, undo: undoPeriod });
};

/** Restores what was deleted a moment ago; the bin keeps it for longer. */
function UndoFileDelete() {
  const dispatch = useAppDispatch();
  const deleted = useAppSelector(({ files }) => files.deleted);
  const onOver = useCallback(
    (ids: readonly string[]) => void dispatch(undoExpired(ids)),
    [dispatch],
  );
  return (
    <UndoDelete
      deleted={deleted}
      words={inTheBin}
      onUndo={(ids) => dispatch(restoreFiles(ids))}
      onOver={onOver}
    />
  );
}

/** /files-documents: the library, one file, its form, the way to an event, the bin. */
export function FilesPage() {
  const { place } = usePlace();
  // Lost when the user leaves the screen, so that the next visit starts at the top.
  const [opened, setOpened] = useState<string | null>(null);
  if ('id' in place && place.id !== opened) setOpened(place.id);

  const screen = () => {
    switch (place.at) {
      case 'library':
        return <LibraryPage opened={opened} />;
      case 'file':
        return <FilePage key={place.id} id={place.id} />;
      case 'edit':
        return <FileFormPage key={place.id} id={place.id} />;
      case 'move':
        return <MovePage key={place.id} id={place.id} />;
      case 'bin':
        return <BinPage />;
    }
  };
  return (
    <Suspense fallback={<RowsLoading label={filesTexts.loading} />}>
      <div className="space-y-6">
        <UndoFileDelete />
        {screen()}
      </div>
    </Suspense>
  );
}
