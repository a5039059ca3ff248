import type { Caller } from '../../http/caller.ts';
import type { Owner } from '../../http/owner.ts';
import type { Happening } from '../audit/service.ts';

/** For the audit log: who did what to which file, and to which of its fields. */
export const fileHappening = (
  action: string,
  { userId, sessionId, patientId }: Owner,
  caller: Caller | null,
  fileId: string,
  changedFields: readonly string[] = [],
): Happening => ({
  action,
  caller,
  actorId: userId,
  actorRole: 'patient',
  sessionId,
  objectType: 'file',
  objectId: fileId,
  subjectPatientId: patientId,
  changedFields,
});
