import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Place } from './place.ts';
import { usePlaceHref } from './use-place.ts';

type PlaceLinkProps = { readonly place: Place; readonly children: ReactNode };

/** The quiet way back. */
export function PlaceLink({ place, children }: PlaceLinkProps) {
  const hrefOf = usePlaceHref();
  return (
    <p className="print:hidden">
      <Link to={hrefOf(place)} className="link inline-flex! items-center gap-2">
        <ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        {children}
      </Link>
    </p>
  );
}
