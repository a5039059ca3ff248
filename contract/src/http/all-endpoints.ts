import { accountEndpoints } from '../account/endpoints.ts';
import { articlesEndpoints } from '../articles/endpoints.ts';
import { auditEndpoints } from '../audit/endpoints.ts';
import { authEndpoints } from '../auth/endpoints.ts';
import { calendarEndpoints } from '../calendar/endpoints.ts';
import { circleEndpoints } from '../circle/endpoints.ts';
import { dutyEndpoints, escalationEndpoints } from '../circle/escalation-endpoints.ts';
import { seriesEndpoints } from '../timelines/series-endpoints.ts';
import { checkInEndpoints } from '../timelines/check-in-endpoints.ts';
import { successorEndpoints } from '../circle/successor-endpoints.ts';
import { dashboardEndpoints } from '../dashboard/endpoints.ts';
import { emergencyCardEndpoints } from '../emergency-card/endpoints.ts';
import { exportEndpoints } from '../export/endpoints.ts';
import { filesEndpoints } from '../files/endpoints.ts';
import { journeyEndpoints } from '../journey/endpoints.ts';
import { locationsEndpoints } from '../locations/endpoints.ts';
import { medicationsEndpoints } from '../medications/endpoints.ts';
import { operationsEndpoints } from '../operations/endpoints.ts';
import { patientsEndpoints } from '../patients/endpoints.ts';
import { preboardingEndpoints } from '../preboarding/endpoints.ts';
import { profileEndpoints } from '../profile/endpoints.ts';
import { pushEndpoints } from '../push/endpoints.ts';
import { remindersEndpoints } from '../reminders/endpoints.ts';
import { searchEndpoints } from '../search/endpoints.ts';
import { termsEndpoints } from '../terms/endpoints.ts';
import { timelinesEndpoints } from '../timelines/endpoints.ts';
import { treatmentsEndpoints } from '../treatments/endpoints.ts';
import { usersEndpoints } from '../users/endpoints.ts';
import type { Endpoint } from './endpoint.ts';

const groups = {
  operations: operationsEndpoints,
  auth: authEndpoints,
  terms: termsEndpoints,
  preboarding: preboardingEndpoints,
  profile: profileEndpoints,
  patients: patientsEndpoints,
  account: accountEndpoints,
  export: exportEndpoints,
  timelines: timelinesEndpoints,
  calendar: calendarEndpoints,
  series: seriesEndpoints,
  checkIn: checkInEndpoints,
  medications: medicationsEndpoints,
  reminders: remindersEndpoints,
  push: pushEndpoints,
  escalation: escalationEndpoints,
  duty: dutyEndpoints,
  successor: successorEndpoints,
  files: filesEndpoints,
  treatments: treatmentsEndpoints,
  locations: locationsEndpoints,
  dashboard: dashboardEndpoints,
  emergencyCard: emergencyCardEndpoints,
  journey: journeyEndpoints,
  articles: articlesEndpoints,
  search: searchEndpoints,
  circle: circleEndpoints,
  users: usersEndpoints,
  audit: auditEndpoints,
} as const satisfies Record<string, Record<string, Endpoint>>;

/** Every call once, named `group.call`. The server's route test, the OpenAPI document and the attack tests walk it. */
export const allEndpoints: ReadonlyArray<{ name: string; group: string; endpoint: Endpoint }> =
  Object.entries(groups).flatMap(([group, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([call, endpoint]) => ({
      name: `${group}.${call}`,
      group,
      endpoint,
    })),
  );
