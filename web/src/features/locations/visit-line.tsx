import { recordHref } from '@caretrail/contract/access/record-href';
import type { PlaceVisit } from '@caretrail/contract/locations/schema';
import { Link } from 'react-router';
import { TimeText } from '../../ui/time-text.tsx';
import { texts } from './texts.ts';
import { type Here, formatVisit } from './format-place.ts';

type VisitLineProps = {
  readonly visit: PlaceVisit;
  readonly here: Here;
  /** Its label is above it already. */
  readonly isUnnamed?: boolean;
};

/** The next visit there, with a link to it. */
export const VisitLine = ({ visit, here, isUnnamed = false }: VisitLineProps) => (
  <>
    {!isUnnamed && (
      <>
        <span className="font-semibold">{texts.nextVisitIs}</span>{' '}
      </>
    )}
    <TimeText>{formatVisit(visit, here)}</TimeText>
    <br />
    <Link to={recordHref('event', visit.id)} className="link">
      {visit.title}
    </Link>
  </>
);
