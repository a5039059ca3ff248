import { statusLabel } from '@caretrail/contract/users/rules';
import type { UserStatus } from '@caretrail/contract/users/schema';
import { Ban, CircleCheck, Hourglass } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

const looks = {
  active: { tone: 'fine', Icon: CircleCheck },
  inactive: { tone: 'neutral', Icon: Ban },
  pending: { tone: 'action', Icon: Hourglass },
} as const satisfies Record<UserStatus, object>;

/** §2.7: capitalised, each in a style of its own; told apart by their signs too. */
export function StatusBadge({ status }: { readonly status: UserStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {statusLabel(status)}
    </Badge>
  );
}
