import { hrefOf } from '@caretrail/contract/access/routes';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LinkProblem } from '../../session/password-steps.ts';
import { registrationEmailSet } from '../../session/registration-slice.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { readResetLink, type ResetLink } from './reset-link.ts';

/** Reads the link's fragment and takes it out of the address bar at once. */
export function useResetLink(): ResetLink {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const link = readResetLink(hash, state);

  useEffect(() => {
    if (hash === '') return;
    const opened = readResetLink(hash, null);
    if (opened.kind === 'malformed') {
      const problem: LinkProblem = { reason: 'malformed', isInvitation: false };
      void navigate(hrefOf('forgotPasswordError'), { replace: true, state: problem });
    } else {
      // §3 Registration: held until the link is used.
      if (opened.kind === 'filled-in') dispatch(registrationEmailSet(opened.values.email));
      const { kind: _, ...kept } = opened;
      void navigate(pathname, { replace: true, state: kept });
    }
  }, [hash, pathname, navigate, dispatch]);

  return link;
}
