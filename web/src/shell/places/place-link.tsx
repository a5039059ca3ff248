import { hrefOf } from '@caretrail/contract/access/routes';
import { Link } from 'react-router';

type PlaceLinkProps = { readonly id: string; readonly name: string };

/** From another screen to the place itself. */
export const PlaceLink = ({ id, name }: PlaceLinkProps) => (
  <Link
    to={{ pathname: hrefOf('locations'), search: `?${new URLSearchParams({ place: id })}` }}
    className="link wrap-anywhere"
  >
    {name}
  </Link>
);
