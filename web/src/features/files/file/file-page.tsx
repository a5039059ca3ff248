import type { LibraryFile } from '@caretrail/contract/files/schema';
import { useState } from 'react';
import { SoughtFile } from '../sought-file.tsx';
import { FileView } from './file-view.tsx';

type FilePageProps = {
  readonly id: string;
  readonly onBinned: (files: readonly LibraryFile[]) => void;
};

/** One file, also by a link from elsewhere. */
export function FilePage({ id, onBinned }: FilePageProps) {
  // It is gone from the list a moment before the way back to the list is taken.
  const [leaving, setLeaving] = useState<LibraryFile | null>(null);
  return (
    <SoughtFile id={id} leaving={leaving}>
      {(file) => <FileView file={file} onLeaving={setLeaving} onBinned={onBinned} />}
    </SoughtFile>
  );
}
