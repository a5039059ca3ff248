import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { TreatmentEdit } from '@caretrail/contract/treatments/treatment-body';
import type { Caller } from '../../http/caller.ts';
import type { Owner } from '../../http/owner.ts';
import { changeTreatment } from './change.ts';
import { putLinks } from './links.ts';
import type { TreatmentsDeps } from './treatment-record.ts';

/** Touches what it names, links too, and refuses to write over what it has not seen. */
export const editTreatment = (
  deps: TreatmentsDeps,
  owner: Owner,
  id: string,
  edit: TreatmentEdit,
  caller: Caller,
): Promise<Treatment> =>
  deps.db.transaction((tx) =>
    changeTreatment(
      deps,
      tx,
      owner,
      { id, edit, link: (links) => putLinks(deps, tx, owner, id, links) },
      caller,
    ),
  );
