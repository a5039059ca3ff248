import { usDate } from '@caretrail/contract/dates';
import { fullName } from '@caretrail/contract/users/rules';
import type { UserListItem } from '@caretrail/contract/users/schema';
import { type UserSort, userSortKeys } from '@caretrail/contract/users/sort';
import { usersTexts } from '@caretrail/contract/users/texts';
import { ownZone } from '../../lib/own-zone.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { DottedText } from '../../ui/dotted-text.tsx';
import { StatusBadge } from './status-badge.tsx';
import { listTexts } from './texts.ts';
import { UserLink } from './user-link.tsx';

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
    isSortable: true,
    cell: (user) => <Day>{usDate(user.date_of_birth)}</Day>,
  },
  {
    key: 'status',
    header: headers.status,
    isSortable: true,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: 'last_login',
    header: headers.lastLogin,
    isSortable: true,
    cell: (user) => <Day>{usDate(user.last_login, ownZone())}</Day>,
  },
  {
    key: 'actions',
    header: headers.actions,
    cell: (user) => <UserLink id={user.id} aria-describedby={nameId(user)} />,
  },
];

type UserTableProps = {
  readonly users: readonly UserListItem[];
  readonly sort: UserSort;
  readonly onSort: (sort: UserSort) => void;
};

export function UserTable({ users, sort, onSort }: UserTableProps) {
  return (
    <DataTable
      caption={listTexts.results}
      isWide
      columns={columns}
      rows={users}
      // A row is written over, not made anew: it has nothing of its own, and the browser less to do.
      keyOf={(_, place) => String(place)}
      sort={sort}
      onSort={({ key, direction }) => {
        const known = userSortKeys.find((name) => name === key);
        if (known) onSort({ key: known, direction });
      }}
    />
  );
}
