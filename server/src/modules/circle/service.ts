import type { Queryable } from '../../db/client.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import { type Granted, insertGrant } from './grants-repo.ts';

type NewAccess = Granted & { readonly helperId: string; readonly email: string };

/** Gives access, by an invitation or without one (the demo). Returns the id of the access. */
export async function giveAccess(
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  tx: Queryable,
  patientId: string,
  access: NewAccess,
): Promise<string> {
  const id = ids.next();
  await insertGrant(tx, patientId, { ...access, id, at: clock.now() });
  return id;
}
