import { hrefOf as addressOf } from '@caretrail/contract/access/routes';
import { type ComponentProps, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { RowLinksPlace } from '../../lib/row-links.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { userOpened } from './slice.ts';

/** Where the rows lead. It stays the same while the address follows a search. */
export function useUserLinks(): ComponentProps<typeof RowLinksPlace>['value'] {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const hrefOf = (id: string): string => addressOf('user', { userId: id });
    return {
      hrefOf,
      open: (id) => {
        // Now, not when its page has come: someone may be back before that.
        dispatch(userOpened(id));
        void navigate(hrefOf(id));
      },
    };
  }, [navigate, dispatch]);
}
