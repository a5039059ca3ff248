import { useEffect } from 'react';
import { fetchProfile } from '../session/fetch-profile.ts';
import { useAppDispatch, useAppSelector } from '../session/store-hooks.ts';

/** §4.1: signed in with the second factor passed, and the profile not loaded: it is fetched. Patients only (§5). */
export function useProfileLoad(): void {
  const dispatch = useAppDispatch();
  const isPatient = useAppSelector(({ auth }) => auth.user?.user_type === 'patient');
  const isMfaVerified = useAppSelector(({ auth }) => auth.mfaVerified);
  const status = useAppSelector(({ profile }) => profile.status);
  useEffect(() => {
    if (isPatient && isMfaVerified && status === 'idle') void dispatch(fetchProfile());
  }, [dispatch, isPatient, isMfaVerified, status]);
}
