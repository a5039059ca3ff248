import { usersTexts } from '@caretrail/contract/users/texts';
import type { ComponentProps } from 'react';
import { useRowLink } from '../../lib/row-links.ts';

type UserLinkProps = Pick<ComponentProps<'a'>, 'aria-describedby'> & { readonly id: string };

/** §2.7: 'View Details' leads to the page of an account. */
export const UserLink = ({ id, ...link }: UserLinkProps) => (
  <a
    {...link}
    {...useRowLink(id)}
    data-user={id}
    className="link inline-flex min-h-target items-center whitespace-nowrap"
  >
    {usersTexts.viewDetails}
  </a>
);
