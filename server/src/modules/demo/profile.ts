import { storedDiseaseType } from '@caretrail/contract/profile/disease-labels';
import type { Queryable } from '../../db/client.ts';
import type { Owner } from '../../http/owner.ts';
import type { Clock } from '../../ports/clock.ts';
import { fillProfile } from '../profile/service.ts';
import type { DemoPerson } from './people.ts';

/** The demo runs on the computer of whoever looks at it: its patient lives where they do. */
export const homeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the getting-started questions would have written. */
export const seedProfile = (
  deps: { readonly clock: Clock },
  tx: Queryable,
  owner: Owner,
  { firstName, lastName, birthDate }: DemoPerson,
): Promise<void> =>
  fillProfile(deps, tx, owner, {
    fields: {
      first_name: firstName,
      last_name: lastName,
      birth_date: birthDate,
      disease_group: null,
      disease_type: storedDiseaseType('Glioblastoma'),
      diagnosis: null,
      glioma_type: null,
      symptoms: [],
    },
    details: { you: { time_zone: homeZone } },
  });
