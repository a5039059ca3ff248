import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';

/** Whether a patient has what an id names, and not in the bin. */
type Ask = (db: Queryable, patientId: string, id: string) => Promise<boolean>;

export type OwnLink = {
  readonly isOwn: Ask;
  /** As the person calls it: 'place'. */
  readonly what: string;
};

/** A record points only to what belongs to the same patient. Field → what it may name. */
export async function refuseForeign<Field extends string>(
  db: Queryable,
  patientId: string,
  links: Readonly<Record<Field, OwnLink>>,
  named: { readonly [F in Field]?: string | null | undefined },
): Promise<void> {
  const fields: Record<string, string> = {};
  for (const field of Object.keys(links) as Field[]) {
    const id = named[field];
    const { isOwn, what } = links[field];
    if (id == null || (await isOwn(db, patientId, id))) continue;
    fields[field] = `This ${what} is not one of yours. Please choose another one.`;
  }
  if (Object.keys(fields).length > 0) throw fail('invalid_input', { fields });
}
