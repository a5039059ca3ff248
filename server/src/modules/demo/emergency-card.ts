import { noSettings } from '@caretrail/contract/emergency-card/schema';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { AuditDeps } from '../audit/service.ts';
import { chooseCardIn } from '../emergency-card/service.ts';
import { writeRecordIn } from '../patients/service.ts';

/** What the demo patient has written for the emergency card; the rest of it is in the record. */
export const seedEmergencyCard = (
  deps: AuditDeps,
  tx: Queryable,
  context: RecordContext,
): Promise<void> =>
  writeRecordIn(deps, tx, context, (write) =>
    chooseCardIn(write, {
      ...noSettings,
      seizures:
        'Usually over after 1 to 2 minutes. Please time it and stay with me.\nAfter 5 minutes: midazolam into the cheek, as in my plan, and call an ambulance.',
      contacts: [{ name: 'Alex Demo', relation: 'my sister', phone: '07700 900456' }],
    }),
  );
