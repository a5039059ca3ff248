import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { fetchProfile, selectProfile } from '../data/profile.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../session/store-hooks.ts';

/**
 * §4.1: signed in with the second factor passed, and the profile load has not succeeded: it is fetched.
 * One that failed is tried again on the next screen. Patients only (§5).
 */
export function useProfileLoad(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { pathname } = useLocation();
  const isPatient = useAppSelector(({ auth }) => auth.user?.user_type === 'patient');
  const isMfaVerified = useAppSelector(({ auth }) => auth.mfaVerified);
  const isIdle = useAppSelector((state) => selectProfile(state).status === 'idle');
  useEffect(() => {
    const { status } = selectProfile(store.getState());
    if (isPatient && isMfaVerified && status !== 'succeeded') void dispatch(fetchProfile());
  }, [dispatch, store, isPatient, isMfaVerified, isIdle, pathname]);
}
