import { Suspense, useState } from 'react';
import { lazyPage } from '../../lib/lazy-page.ts';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { UndoBin } from './file/undo-bin.tsx';
import { LibraryPage } from './library/library-page.tsx';
import { filesTexts } from './texts.ts';
import { useJustBinned } from './use-just-binned.ts';
import { usePlace } from './use-place.ts';

const FilePage = lazyPage(() =>
  import('./file/file-page.tsx').then((m) => ({ default: m.FilePage })),
);
const FileFormPage = lazyPage(() =>
  import('./form/file-form-page.tsx').then((m) => ({ default: m.FileFormPage })),
);
const MovePage = lazyPage(() =>
  import('./move/move-page.tsx').then((m) => ({ default: m.MovePage })),
);
const BinPage = lazyPage(() => import('./bin/bin-page.tsx').then((m) => ({ default: m.BinPage })));

/** /files-documents: the library, one file, its form, the way to an event, the bin. */
export function FilesPage() {
  const { place } = usePlace();
  const { binned, onBinned, onOver } = useJustBinned();
  // It goes with this screen: whoever comes from elsewhere begins at the top.
  const [opened, setOpened] = useState<string | null>(null);
  if ('id' in place && place.id !== opened) setOpened(place.id);

  const screen = () => {
    switch (place.at) {
      case 'library':
        return <LibraryPage opened={opened} onBinned={onBinned} />;
      case 'file':
        return <FilePage key={place.id} id={place.id} onBinned={onBinned} />;
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
        <UndoBin binned={binned} onOver={onOver} />
        {screen()}
      </div>
    </Suspense>
  );
}
