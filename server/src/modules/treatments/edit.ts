import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { TreatmentEdit } from '@caretrail/contract/treatments/treatment-body';
import type { RecordContext } from '../../http/record-context.ts';
import { type RecordDeps, writeRecord } from '../patients/service.ts';
import { changeTreatment } from './change.ts';
import { putLinks } from './links.ts';

/** Touches what it names, links too, and refuses to write over what it has not seen. */
export const editTreatment = (
  deps: RecordDeps,
  context: RecordContext,
  id: string,
  edit: TreatmentEdit,
): Promise<Treatment> =>
  writeRecord(deps, context, (write) =>
    changeTreatment(deps, write, { id, edit, link: (links) => putLinks(write, id, links) }),
  );
