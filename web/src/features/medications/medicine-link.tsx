import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { usePlaceHref } from './use-place.ts';

type MedicineLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly id: string };

/** To one medicine; every list leads to it the same way. */
export function MedicineLink({ id, ...link }: MedicineLinkProps) {
  const hrefOf = usePlaceHref();
  return <Link {...link} to={hrefOf({ at: 'medicine', id })} />;
}
