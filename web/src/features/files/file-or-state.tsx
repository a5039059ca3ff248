import type { LibraryFile } from '@caretrail/contract/files/schema';
import type { ReactNode } from 'react';
import { RecordMissing } from '../../shell/record-missing.tsx';
import { RecordOrState } from '../../shell/record-or-state.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { filesTexts as texts } from './texts.ts';
import { useFile } from './use-files.ts';
import { PlaceLink } from './view-route.tsx';

type FileOrStateProps = {
  readonly id: string;
  readonly leaving?: LibraryFile | null;
  readonly children: (file: LibraryFile) => ReactNode;
};

export function FileOrState({ id, leaving = null, children }: FileOrStateProps) {
  const missing = (
    <RecordMissing heading={texts.missing} body={texts.missingBody}>
      <PlaceLink place={{ at: 'library' }}>{texts.back}</PlaceLink>
    </RecordMissing>
  );
  const loading = <RowsLoading label={texts.loading} />;
  return (
    <RecordOrState found={useFile(id)} leaving={leaving} loading={loading} missing={missing}>
      {children}
    </RecordOrState>
  );
}
