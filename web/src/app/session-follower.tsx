import { hrefOf } from '@caretrail/contract/access/routes';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { followSession } from './follow-session.ts';
import type { AppStore } from './store.ts';

/** §4.1: a session that ends elsewhere (failed refresh, logout in another tab) ends here, at /login. */
export function SessionFollower() {
  const store = useStore() as AppStore;
  const navigate = useNavigate();
  useEffect(
    () => followSession(store, () => void navigate(hrefOf('login'), { replace: true })),
    [store, navigate],
  );
  return null;
}
