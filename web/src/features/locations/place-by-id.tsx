import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { ReactNode } from 'react';
import { useArrival } from '../../lib/use-arrival.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { useScreenHref } from './screen.tsx';
import { texts } from './texts.ts';
import { usePlace } from './use-places.ts';

/** The record is deleted or belongs to another user, or the address is incomplete. */
function PlaceMissing() {
  const hrefOf = useScreenHref();
  useArrival(texts.missing);
  return (
    <div className="space-y-4">
      <h1 tabIndex={-1} className="text-h1">
        {texts.missing}
      </h1>
      <p className="max-w-[34rem] text-lead">{texts.missingBody}</p>
      <BackLink to={hrefOf({ at: 'places' })}>{texts.back}</BackLink>
    </div>
  );
}

type PlaceByIdProps = {
  readonly id: string;
  /** Stays on the screen although the list may no longer have it. */
  readonly leaving?: CareLocation | null;
  readonly children: (place: CareLocation) => ReactNode;
};

/** A screen about one place, also by a link from elsewhere. */
export function PlaceById({ id, leaving = null, children }: PlaceByIdProps) {
  const found = usePlace(id);
  if (leaving !== null) return children(leaving);
  switch (found.status) {
    case 'found':
      return children(found.item);
    case 'missing':
      return <PlaceMissing />;
    case 'failed':
      return <ErrorState message={found.error} onRetry={found.onRetry} />;
    case 'loading':
      return <RowsLoading label={texts.loading} />;
  }
}
