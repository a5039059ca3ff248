import { of } from '../of.ts';

/** The rules of §5, entities of §3, calls of §7. */
export const rules = [
  ...of('contract/src/timelines/event-types.ts', [
    ['3', "Tests: 'Test',", "Tests: 'Tests',"],
    ['3', "Results: 'Result',", "Results: 'Results',"],
    ['3', "UserStorage: 'Document',", "UserStorage: 'Default Event',"],
    ['3', "documentEventTypeAlias = 'User Storage'", "documentEventTypeAlias = 'User_Storage'"],
    ['3', 'if (key === documentEventTypeAlias) return labels[documentEventType];', ''],
  ]),
  ...of('contract/src/profile/disease-labels.ts', [
    ['3', "'Breast cancer'", "'Breast Cancer'"],
    ['3', "'Invasive Ductal Carcinoma'", "'Ductal carcinoma'"],
    ['3', "stored.lastIndexOf('.') + 1", "stored.indexOf('.') + 1"],
    ['3', "if (label !== '' && !byLetters.has(letters))", "if (label !== '')"],
    ['3', "otherKey = 'Other'", "otherKey = 'Others'"],
  ]),
  ...of('contract/src/profile/derive.ts', [
    ['3', '.filter((label) => !saysNothing.test(label))', ''],
    ['3', '(?:${otherKey}|${noneKey})', '(?:${otherKey})'],
    ['3', '    ...symptom,\n', ''],
    ['3', "firstName: response.first_name ?? ''", "firstName: response.last_name ?? ''"],
    ['3', 'isPrimaryMfa: response.is_primary_mfa', 'isPrimaryMfa: response.is_primary_email'],
  ]),
  ...of('contract/src/profile/rules.ts', [
    ['5', 'if (!user?.id) return clientErrors.profileWithoutUserId;', ''],
    ['5', 'user.user_type === patient ? null', 'user.user_type !== undefined ? null'],
  ]),
  ...of('contract/src/users/rules.ts', [
    [
      '5',
      '[fullName(user), user.email, usDate(user.date_of_birth)]',
      '[fullName(user), user.email]',
    ],
    ['5', 'usDate(user.date_of_birth)]', 'user.date_of_birth]'],
    ['5', 'search.trim().toLowerCase()', 'search.trim()'],
    ['5', '[fullName(user), user.email, ', '[user.first_name, user.email, '],
    ['2.7', '=> statusLabels[status];', '=> status;'],
  ]),
  ...of('contract/src/cookie-consent/rules.ts', [
    [
      '4.5',
      'ageMs <= consentValidMs ? choice : null',
      'ageMs <= 2 * consentValidMs ? choice : null',
    ],
    ['4.5', 'ageMs <= consentValidMs ? choice : null', 'ageMs < consentValidMs ? choice : null'],
    ['4.5', 'consentAt(stored, nowMs) === null', "consentAt(stored, nowMs) !== 'accepted'"],
    ['4.5', "['accepted', 'declined'] as const", "['accepted', 'refused'] as const"],
  ]),
  ...of('contract/src/medications/repeat-on.ts', [
    [
      '5',
      'if (Array.isArray(value)) return value;',
      'if (Array.isArray(value)) return value.slice(0, 1);',
    ],
    ['5', '? null : [value as V]', '? [] : [value as V]'],
    [
      '5',
      "value === null || value === undefined || value === ''",
      'value === null || value === undefined',
    ],
  ]),
  ...of('contract/src/medications/rules.ts', [
    ['7', "Object.hasOwn(body, 'status') &&", 'true &&'],
    ['7', "status === 'fulfilled').length", "status === 'rejected').length"],
    [
      '5',
      "repeat_on: normaliseRepeatOn('repeat_on' in fields ? fields.repeat_on : null) as RepeatOnOf<F>",
      'repeat_on: null as RepeatOnOf<F>',
    ],
    ['5', "typeof found === 'string' && found.trim() !== ''", "typeof found === 'string'"],
  ]),
  ...of('contract/src/medications/medication-calls.ts', [
    ['7', "path: '/api/medications_api_gateway',", "path: '/api/medications_api_gateway/',"],
    ['7', "z.literal('completed')", "z.literal('current')"],
  ]),
  ...of('contract/src/timelines/rules.ts', [
    ['5', "typeof found === 'string' && found.trim() !== ''", "typeof found === 'string'"],
    ['8', 'error: clientErrors.eventIdMissing', 'error: clientErrors.medicationIdMissing'],
  ]),
  ...of('contract/src/timelines/endpoints.ts', [
    ['7', "'/api/timelines/events_api_gateway/'", "'/api/timelines/events/'"],
    ['7', "'/api/timelines/events/create_api_gateway/'", "'/api/timelines/events/create/'"],
    [
      '7',
      "'/api/timeline/events/{eventId}/files/{fileId}/'",
      "'/api/timelines/events/{eventId}/files/{fileId}/'",
    ],
    [
      '7',
      "'/api/timelines/events/{id}/update_api_gateway/'",
      "'/api/timelines/events/{id}/edit_api_gateway/'",
    ],
  ]),
  ...of('contract/src/medications/endpoints.ts', [
    [
      '7',
      "method: 'DELETE',\n    path: '/api/medications_api_gateway/{id}'",
      "method: 'DELETE',\n    path: '/api/medications_api_gateway/{id}/'",
    ],
    [
      '7',
      "method: 'PATCH',\n    path: '/api/medications_api_gateway/{id}/'",
      "method: 'PUT' as 'PATCH',\n    path: '/api/medications_api_gateway/{id}/'",
    ],
  ]),
  ...of('contract/src/users/endpoints.ts', [
    ['7', "path: '/api/user/list/'", "path: '/api/users/list/'"],
  ]),
  ...of('contract/src/profile/endpoints.ts', [
    ['7', "const path = '/api/patients/me_api_gateway'", "const path = '/api/patients/me'"],
  ]),
  ...of('contract/src/articles/endpoints.ts', [
    ['7', "path: '/api/articles_api_gateway/'", "path: '/api/articles/'"],
  ]),
  ...of('contract/src/articles/schema.ts', [
    ['7', 'error: () => texts.page })), 1)', 'error: () => texts.page })), 2)'],
  ]),
  ...of('contract/src/auth/rules.ts', [
    ['4.1', "user_type !== 'patient' || preboarding_completed", 'preboarding_completed'],
  ]),
  ...of('contract/src/browser-storage-keys.ts', [
    ['3', "'access_token'", "'accessToken'"],
    ['3', "'patientID'", "'patient_id'"],
    ['3', "'terms_accepted'", "'terms'"],
    ['3', "storedTrue = 'true'", "storedTrue = '1'"],
    ['4.1', '  storageKeys.patientData,\n', ''],
    ['4.1', '  storageKeys.mfaVerified,\n', ''],
    ['4.1', '  storageKeys.preboardingData,\n', ''],
  ]),
  ...of('contract/src/http/failure.ts', [
    [
      '8',
      'return bodyText(body) ?? clientErrors.answeredWith({ status });',
      'return clientErrors.answeredWith({ status });',
    ],
  ]),
];
