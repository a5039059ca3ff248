import { acceptedFiles } from '@caretrail/contract/files/allowed-types';
import { memo } from 'react';
import { usePageDrop } from '../../../lib/use-page-drop.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { uploadTexts as texts } from './texts.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './uploads.ts';

/** Chosen, photographed or dropped: they are on their way at once. A search beside it leaves it alone. */
export const UploadPanel = memo(function UploadPanel() {
  const [, uploads] = useUploads();
  // Beside the place for it a file would open in the browser, and Caretrail would be gone.
  usePageDrop(uploads.add);
  return (
    <div className="space-y-4">
      <FileDrop
        id="add-files"
        label={texts.add}
        hint={texts.hint}
        chooseText={texts.choose}
        photoText={texts.photo}
        accept={acceptedFiles}
        isPrimary
        onFiles={uploads.add}
      />
      <UploadList />
    </div>
  );
});
