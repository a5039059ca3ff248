import { preboardingDraft } from '@caretrail/contract/preboarding/schema';
import { addDays } from '@caretrail/contract/time/days';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { AuditDeps } from '../audit/service.ts';
import { writeRecordIn } from '../patients/service.ts';
import { filledProfile, fillProfile } from '../profile/service.ts';
import { demoDays } from './days.ts';
import type { DemoPerson } from './people.ts';
import { homeZone, todayAt } from './today.ts';

/** The day of the biopsy result. */
export const diagnosedOn = (today: string): string => addDays(today, demoDays(today).biopsy);

/** What the getting-started questions would have written. */
export const seedProfile = (
  deps: AuditDeps,
  tx: Queryable,
  context: RecordContext,
  { firstName, lastName, birthDate }: DemoPerson,
): Promise<void> =>
  writeRecordIn(deps, tx, context, (write) =>
    fillProfile(
      write,
      filledProfile(
        preboardingDraft.parse({
          you: {
            filled_in_by: 'patient',
            first_name: firstName,
            last_name: lastName,
            ...(birthDate !== null && { birth_date: birthDate }),
            language: 'en-GB',
            time_zone: homeZone,
            units: 'metric',
          },
          diagnosis: {
            disease_type: 'Glioblastoma',
            diagnosis: 'Glioblastoma, IDH-wildtype',
            diagnosed_on: diagnosedOn(todayAt(deps.clock.now())),
            who_grade: '4',
            side: 'left',
            lobe: 'Temporal',
            idh: 'wildtype',
            mgmt: 'methylated',
          },
          where_you_are: {
            stage: 'adjuvant-chemotherapy',
            symptoms: ['Fatigue', 'Trouble finding words'],
          },
          medicines: { allergies: ['Latex'] },
          people: {
            emergency_contact: { name: 'Kim Demo', relation: 'my partner', phone: '07700 900123' },
            hospital: 'Neuro-oncology clinic',
            on_call_phone: '01632 960 199',
          },
        }),
      ),
    ),
  );
