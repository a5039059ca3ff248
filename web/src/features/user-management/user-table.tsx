import { usDate } from '@caretrail/contract/dates';
import { fullName } from '@caretrail/contract/users/rules';
import type { UserListItem } from '@caretrail/contract/users/schema';
import { type UserSort, userSortKeys } from '@caretrail/contract/users/sort';
import { usersTexts } from '@caretrail/contract/users/texts';
import type { ComponentProps } from 'react';
import { ownZone } from '../../lib/own-zone.ts';
import type { RowsToShow } from '../../lib/row-blocks.ts';
import { useRowLink } from '../../lib/row-links.ts';
import { DottedText } from '../../ui/dotted-text.tsx';
import { LongTable } from '../../ui/long-table.tsx';
import type { Column } from '../../ui/table-parts.tsx';
import { StatusBadge } from './status-badge.tsx';
import { listTexts } from './texts.ts';

type UserLinkProps = Pick<ComponentProps<'a'>, 'aria-describedby'> & { readonly id: string };

/** §2.7: 'View Details' leads to the page of an account. */
const UserLink = ({ id, ...link }: UserLinkProps) => (
  <a
    {...link}
    {...useRowLink(id)}
    data-user={id}
    className="link inline-flex min-h-target items-center whitespace-nowrap"
  >
    {usersTexts.viewDetails}
  </a>
);

const { columns: headers } = usersTexts;

const Day = ({ children }: { readonly children: string }) => (
  <span className="whitespace-nowrap">{children}</span>
);
const nameId = ({ id }: UserListItem): string => `name-${id}`;

/** §2.7, in its order. */
const columns: readonly Column<UserListItem>[] = [
  {
    key: 'name',
    header: headers.name,
    isRowHeader: true,
    isSortable: true,
    cell: (user) => (
      <span id={nameId(user)} className="wrap-anywhere">
        {fullName(user) || <span className="font-normal text-ink-soft">{listTexts.noName}</span>}
      </span>
    ),
  },
  {
    key: 'email',
    header: headers.email,
    isSortable: true,
    cell: ({ email }) => <DottedText text={email} />,
  },
  {
    key: 'date_of_birth',
    header: headers.dateOfBirth,
    width: 'w-[8.75rem] as-cards:w-auto',
    isSortable: true,
    cell: (user) => <Day>{usDate(user.date_of_birth)}</Day>,
  },
  {
    key: 'status',
    header: headers.status,
    width: 'w-[7.25rem] as-cards:w-auto',
    isSortable: true,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: 'last_login',
    header: headers.lastLogin,
    width: 'w-[8rem] as-cards:w-auto',
    isSortable: true,
    cell: (user) => <Day>{usDate(user.last_login, ownZone())}</Day>,
  },
  {
    key: 'actions',
    header: headers.actions,
    width: 'w-[7.5rem] as-cards:w-auto',
    cell: (user) => <UserLink id={user.id} aria-describedby={nameId(user)} />,
  },
];

type UserTableProps = Pick<RowsToShow, 'kept' | 'drawnFirst'> & {
  readonly users: readonly UserListItem[];
  readonly sort: UserSort;
  readonly onSort: (sort: UserSort) => void;
  readonly headClass: string;
};

export function UserTable(props: UserTableProps) {
  const { users, kept, drawnFirst, sort, onSort, headClass } = props;
  return (
    <LongTable
      caption={listTexts.results}
      isWide
      columns={columns}
      rows={users}
      kept={kept}
      drawnFirst={drawnFirst}
      headClass={headClass}
      sort={sort}
      onSort={({ key, direction }) => {
        const known = userSortKeys.find((name) => name === key);
        if (known) onSort({ key: known, direction });
      }}
    />
  );
}
