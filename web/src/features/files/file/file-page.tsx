import type { LibraryFile } from '@caretrail/contract/files/schema';
import { useState } from 'react';
import { SoughtFile } from '../sought-file.tsx';
import { FileView } from './file-view.tsx';

/** One file, also by a link from elsewhere. */
export function FilePage({ id }: { readonly id: string }) {
  // It is gone from the list a moment before the way back to the list is taken.
  const [leaving, setLeaving] = useState<LibraryFile | null>(null);
  return (
    <SoughtFile id={id} leaving={leaving}>
      {(file) => <FileView file={file} onLeaving={setLeaving} />}
    </SoughtFile>
  );
}
