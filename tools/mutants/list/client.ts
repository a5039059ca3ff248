import { of } from '../of.ts';

/** The client of §7, storage, and what stands on them. */
export const client = [
  ...of('web/src/lib/http.ts', [
    ['7', 'answer.status !== 401 ||', 'answer.status === 200 ||'],
    ['7', 'endpoint.path === authEndpoints.refresh.path', 'false'],
    ['7', '? by(prepared, signal) : answer;', '? answer : answer;'],
  ]),
  ...of('web/src/lib/refresh.ts', [
    ['5', 'tokens === null || readUser() === null', 'tokens === null'],
    ['5', "answer.data.access === ''", 'false'],
    ['4.1', '  clearTokensAndUser();\n', ''],
    ['4.1', 'status === 429 || status >= 500', 'status >= 500'],
    ['4.1', '  if (hadSession) listener?.onLost();\n', ''],
    ['7', '  (running ??= renewAlone(', '  (running = renewAlone('],
    ['8', 'if (refresh === null) return loseSession();', 'if (refresh === null) return false;'],
  ]),
  ...of('web/src/lib/browser-storage.ts', [
    [
      '4.1',
      '    storageKeys.refreshToken,\n    storageKeys.token,\n    storageKeys.userData,\n    storageKeys.mfaVerified,',
      '    storageKeys.refreshToken,\n    storageKeys.token,\n    storageKeys.mfaVerified,',
    ],
    ['4.1', '  attempt(() => sessionStorage.clear(), undefined);\n', ''],
    ['4.1', '  attempt(() => localStorage.clear(), undefined);\n', ''],
    ['2.3', 'readStored(key) === storedTrue', 'readStored(key) !== null'],
  ]),
  ...of('web/src/lib/cookie-choice.ts', [
    ['3', 'isoFromMs(nowMs)', 'String(nowMs)'],
    [
      '3',
      'writeStored(storageKeys.cookieConsent, choice);',
      "writeStored(storageKeys.cookieConsent, 'accepted');",
    ],
  ]),
  ...of('web/src/shell/toast-countdown.ts', [['9', '    left -= Date.now() - began;\n', '']]),
  ...of('web/src/features/user-management/use-users.ts', [
    ['8', "return { status: 'failed' };", "return { status: 'succeeded', all: data ?? [] };"],
  ]),
  ...of('web/src/lib/send.ts', [
    ['7', '`Bearer ${token}`', '`Token ${token}`'],
    ['9', '}, limits.http.timeoutMs);', '}, 2 * limits.http.timeoutMs);'],
  ]),
];
