import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { ReactNode } from 'react';
import { RecordMissing } from '../../shell/record-missing.tsx';
import { RecordOrState } from '../../shell/record-or-state.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { useScreenHref } from './screen.tsx';
import { texts } from './texts.ts';
import { usePlace } from './use-places.ts';

type PlaceOrStateProps = {
  readonly id: string;
  readonly leaving?: CareLocation | null;
  readonly children: (place: CareLocation) => ReactNode;
};

export function PlaceOrState({ id, leaving = null, children }: PlaceOrStateProps) {
  const hrefOf = useScreenHref();
  const missing = (
    <RecordMissing heading={texts.missing} body={texts.missingBody}>
      <BackLink to={hrefOf({ at: 'places' })}>{texts.back}</BackLink>
    </RecordMissing>
  );
  const loading = <RowsLoading label={texts.loading} />;
  return (
    <RecordOrState found={usePlace(id)} leaving={leaving} loading={loading} missing={missing}>
      {children}
    </RecordOrState>
  );
}
