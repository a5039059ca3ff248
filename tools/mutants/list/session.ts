import { of } from '../of.ts';

/** Who is signed in: slices, storage of the session, the profile. */
export const session = [
  ...of('web/src/session/auth-state.ts', [
    [
      '4.1',
      "    status: 'succeeded',\n    mfaVerified: readFlag",
      "    status: 'idle',\n    mfaVerified: readFlag",
    ],
    ['4.1', 'termsAccepted: readFlag(storageKeys.termsAccepted)', 'termsAccepted: false'],
    [
      '4.1',
      'writeFlag(storageKeys.preboardingCompleted, isPreboarded(user));',
      'writeFlag(storageKeys.preboardingCompleted, user.preboarding_completed);',
    ],
    ['4.1', '  writeTokens({ access, refresh });\n', ''],
    ['4.1', 'if (isMfaVerified) writeFlag(storageKeys.mfaVerified, true);', ''],
  ]),
  ...of('web/src/session/auth-slice.ts', [
    [
      '4.1',
      "({ ...state, status: 'pending' as const, error: null })",
      '({ ...state, error: null })',
    ],
    ['4.1', "      status: 'failed',\n", "      status: 'idle',\n"],
    ['4.1', '      clearTokensAndUser();\n', ''],
    ['4.1', '=> signedIn(payload, true)', '=> signedIn(payload, false)'],
    ['4.1', '      user: payload,\n      termsAccepted: true,', '      user: payload,'],
    ['8', 'pickMessage.login(error)', 'pickMessage.events(error)'],
    ['4.1', '      storeSignIn(answer, false);\n', ''],
  ]),
  ...of('web/src/session/selectors.ts', [
    [
      '2.3',
      'auth.accessToken === null && readStored(storageKeys.accessToken) === null',
      'auth.accessToken === null',
    ],
    ['2.3', 'auth.termsAccepted || readFlag(storageKeys.termsAccepted)', 'auth.termsAccepted'],
    [
      '2.3',
      '(user !== null && isPreboarded(user)) || readFlag(storageKeys.preboardingCompleted)',
      'user !== null && isPreboarded(user)',
    ],
  ]),
  ...of('web/src/session/profile-slice.ts', [
    ['4.2', 'draftsCleared: () => initialState', 'draftsCleared: (state) => state'],
  ]),
  ...of('web/src/data/profile.ts', [
    ['4.2', "pending: 'pending',", "pending: 'idle',"],
    ['4.2', "fulfilled: 'succeeded',", "fulfilled: 'idle',"],
    ['4.2', "rejected: 'failed',", "rejected: 'idle',"],
    ['4.2', '  dispatch(profileApi.util.upsertQueryEntries([cleared]));\n', ''],
    ['7', ' storePatient(user, answer);\n', ';\n'],
    ['5', 'user === null || problem !== null', 'user === null'],
    ['8', 'pickMessage.profile(error)', 'pickMessage.events(error)'],
  ]),
  ...of('web/src/session/registration-slice.ts', [
    ['3', 'registrationCleared: () => initialState', 'registrationCleared: (state) => state'],
  ]),
  ...of('web/src/shell/toast-slice.ts', [
    ['4.3', "status: 'succeeded' as const", "status: 'idle' as const"],
    [
      '4.3',
      'toastReset: () => initialState',
      "toastReset: (state) => ({ ...state, status: 'idle' as const })",
    ],
    ['4.3', "status: 'failed' as const", "status: 'succeeded' as const"],
  ]),
];
