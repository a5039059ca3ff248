import type { LibraryFile } from '@caretrail/contract/files/schema';
import type { ReactNode } from 'react';
import { useArrival } from '../../lib/use-arrival.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { PlaceLink } from './place-link.tsx';
import { filesTexts as texts } from './texts.ts';
import { useFile } from './use-files.ts';

/** Deleted, somebody else's, or an address that was cut off. */
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

type SoughtFileProps = {
  readonly id: string;
  /** It is being deleted: it stays on the screen until the way back is taken. */
  readonly leaving?: LibraryFile | null;
  readonly children: (file: LibraryFile) => ReactNode;
};

/** Draws a file once it is found; else says what is the matter. */
export function SoughtFile({ id, leaving = null, children }: SoughtFileProps) {
  const sought = useFile(id);
  if (sought.status === 'found') return children(sought.item);
  if (leaving !== null) return children(leaving);
  if (sought.status === 'failed') {
    return <ErrorState message={sought.error} onRetry={sought.onRetry} />;
  }
  return sought.status === 'missing' ? <FileMissing /> : <RowsLoading label={texts.loading} />;
}
