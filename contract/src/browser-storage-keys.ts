/** §3 "Browser storage keys". The names of the three unnamed keys are ours, and so are the last keys, from the sidebar on. */
export const storageKeys = {
  /** web/public/comfort.js reads it by this name. */
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  userData: 'user_data',
  mfaVerified: 'mfa_verified',
  preboardingCompleted: 'preboarding_completed',
  termsAccepted: 'terms_accepted',
  patientId: 'patientID',
  patientData: 'patientData',
  preboardingData: 'preboarding_data',
  token: 'token',
  cookieConsent: 'cookie_consent',
  cookieConsentDate: 'cookie_consent_date',
  articlesDisplayMode: 'articles_display_mode',
  /** §4.6: the sidebar, collapsed or expanded. */
  sidebarCollapsed: 'sidebar_collapsed',
  /** Colours and text size. web/public/comfort.js reads it by this name. */
  comfort: 'comfort',
  /** How far down the pages of this tab were scrolled; kept for the tab alone. */
  scroll: 'scroll',
  /** Unsaved input of forms, encrypted; kept for the tab alone. */
  drafts: 'drafts',
  /** Whether a copy of the record may lie on this device, and for which account. */
  keptHere: 'kept_here',
  /** Whether “Put Caretrail on your phone” may be offered: after the first visit, and never after an answer. */
  installHint: 'install_hint',
  /** The record of someone else that this tab shows; kept for the tab alone. web/public/early.js reads it by this name. */
  record: 'record',
  /** When the clock of this user was started, and the key of what it will record. Its name says nothing about health. */
  stopwatch: 'stopwatch',
  /** The token of an invitation that is not answered yet; kept for the tab alone. */
  invitation: 'invitation',
  /** The emergency card, readable by anyone with this device: only after an explicit choice (decision 0055). */
  emergencyCard: 'emergency_card',
} as const;
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** The stored form of a flag that is set (§2.3, §3). */
export const storedTrue = 'true';

/** §4.1: what a logout removes. The cookie choice, the display mode, the sidebar, the answers to the install hint and to whether a copy may lie here, what makes reading easier, and an emergency card that may be seen without a sign-in belong to the device and stay. */
export const clearedOnLogout: readonly StorageKey[] = [
  storageKeys.accessToken,
  storageKeys.refreshToken,
  storageKeys.userData,
  storageKeys.mfaVerified,
  storageKeys.preboardingCompleted,
  storageKeys.termsAccepted,
  storageKeys.patientId,
  storageKeys.patientData,
  storageKeys.preboardingData,
  storageKeys.token,
  storageKeys.drafts,
  storageKeys.record,
  storageKeys.stopwatch,
];
