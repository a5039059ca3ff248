import type { LibraryFile } from '@caretrail/contract/files/schema';
import type { ReactNode } from 'react';
import { useArrival } from '../../lib/use-arrival.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { PlaceLink } from './view-route.tsx';
import { filesTexts as texts } from './texts.ts';
import { useFile } from './use-files.ts';

/** The record is deleted or belongs to another user, or the address is incomplete. */
function FileMissing() {
  useArrival(texts.missing);
  return (
    <div className="space-y-4">
      <h1 tabIndex={-1} className="text-h1">
        {texts.missing}
      </h1>
      <p className="max-w-[34rem] text-lead">{texts.missingBody}</p>
      <PlaceLink place={{ at: 'library' }}>{texts.back}</PlaceLink>
    </div>
  );
}

type FileByIdProps = {
  readonly id: string;
  /** It is being deleted: it stays on the screen until the way back is taken. */
  readonly leaving?: LibraryFile | null;
  readonly children: (file: LibraryFile) => ReactNode;
};

/** Shows a file once it is found, otherwise why it is not. */
export function FileById({ id, leaving = null, children }: FileByIdProps) {
  const found = useFile(id);
  if (found.status === 'found') return children(found.item);
  if (leaving !== null) return children(leaving);
  if (found.status === 'failed') {
    return <ErrorState message={found.error} onRetry={found.onRetry} />;
  }
  return found.status === 'missing' ? <FileMissing /> : <RowsLoading label={texts.loading} />;
}
