import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { NewTreatment } from '@caretrail/contract/treatments/treatment-body';
import type { RecordContext } from '../../http/record-context.ts';
import { type RecordDeps, writeRecordOnce } from '../patients/service.ts';
import { addTreatment } from './create.ts';
import { linkNames, type Links } from './link-names.ts';
import { putLinks } from './links.ts';
import { existingAnswer } from './treatment-record.ts';

type Sent = {
  readonly body: NewTreatment;
  /** Null: the caller does not mind doing it twice. */
  readonly key: string | null;
};

/** Row, sessions, links, history, audit and key together, or nothing of it. Sent again, it answers what it made. */
export async function createTreatment(
  deps: RecordDeps,
  context: RecordContext,
  { body, key }: Sent,
): Promise<Treatment> {
  const id = deps.ids.next();
  const { path: route } = treatmentsEndpoints.create;
  const claim = { key, route, content: body, resourceId: id };
  return writeRecordOnce(deps, context, claim, {
    work: async (write) => {
      await addTreatment(deps, write, { id, body });
      await putLinks(write, id, namedOnly(body));
      return existingAnswer(deps, write.tx, write.patientId, id);
    },
    again: (tx, madeId) => existingAnswer(deps, tx, context.patientId, madeId),
  });
}

/** Nothing names a new treatment yet, so an empty list asks for nothing. */
const namedOnly = (links: Links): Links =>
  Object.fromEntries(
    linkNames.map((name) => [name, links[name]?.length ? links[name] : undefined]),
  );
