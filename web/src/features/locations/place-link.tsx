import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useScreenHref } from './use-screen.ts';

type PlaceRowLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly id: string };

/** To one place; the list and the map lead to it the same way. */
export function PlaceRowLink({ id, ...link }: PlaceRowLinkProps) {
  const hrefOf = useScreenHref();
  return <Link {...link} data-location={id} to={hrefOf({ at: 'place', id })} />;
}
