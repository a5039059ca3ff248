import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { TreatmentEdit } from '@caretrail/contract/treatments/treatment-body';
import type { RecordContext } from '../../http/record-context.ts';
import { changeTreatment } from './change.ts';
import { putLinks } from './links.ts';
import type { TreatmentsDeps } from './treatment-record.ts';

/** Touches what it names, links too, and refuses to write over what it has not seen. */
export const editTreatment = (
  deps: TreatmentsDeps,
  context: RecordContext,
  id: string,
  edit: TreatmentEdit,
): Promise<Treatment> =>
  deps.db.transaction((tx) =>
    changeTreatment(deps, tx, context, {
      id,
      edit,
      link: (links) => putLinks(deps, tx, context, id, links),
    }),
  );
