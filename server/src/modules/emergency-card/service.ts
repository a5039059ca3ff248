import {
  type CardEdit,
  type CardQuestion,
  cardSettings,
  type CardSettings,
  type CardState,
  type EmergencyCardAnswer,
  noSettings,
} from '@caretrail/contract/emergency-card/schema';
import { isSameValue } from '@caretrail/contract/http/same-value';
import { limits } from '@caretrail/contract/limits';
import { allAreas } from '@caretrail/contract/circle/areas';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import { hashOfToken } from '../../http/link-token.ts';
import { ownRecord, type RecordContext } from '../../http/record-context.ts';
import { type RecordDeps, type RecordWrite, writeRecord } from '../patients/service.ts';
import { answerIn, readKnown } from './card.ts';
import {
  deleteDevice,
  deleteDevices,
  findByToken,
  findSettings,
  insertDevice,
  writeSettings,
} from './repo.ts';

export const readCard = (deps: RecordDeps, context: RecordContext): Promise<EmergencyCardAnswer> =>
  answerIn(deps, deps.db, context);

const changedFields = (before: CardSettings, after: CardSettings): string[] =>
  (Object.keys(after) as (keyof CardSettings)[]).filter(
    (name) => !isSameValue(before[name], after[name]),
  );

/** In a write of the caller. */
export async function chooseCardIn(
  { tx, patientId, by, changed }: RecordWrite,
  settings: CardSettings,
): Promise<void> {
  const before = await findSettings(tx, patientId);
  const names = changedFields(before ? cardSettings.parse(before) : noSettings, settings);
  if (names.length === 0) return;
  await writeSettings(tx, patientId, settings, by);
  changed('emergency-card.edited', 'emergency-card', patientId, names);
}

/** Refuses to overwrite a version that the client has not seen. */
export const editCard = (
  deps: RecordDeps,
  context: RecordContext,
  { version, ...settings }: CardEdit,
): Promise<EmergencyCardAnswer> =>
  writeRecord(deps, context, async (write) => {
    const stored = await answerIn(deps, write.tx, context);
    if (version !== stored.version)
      throw fail('stale_version', {
        body: { conflict: { your_version: version, stored_version: stored.version, stored } },
      });
    await chooseCardIn(write, settings);
    return answerIn(deps, write.tx, context);
  });

/** The calling device may show the card without a sign-in. Sent again it changes nothing. */
export const allowDevice = (
  deps: RecordDeps,
  context: RecordContext,
  token: string,
): Promise<void> =>
  writeRecord(deps, context, async ({ tx, patientId, by, changed }) => {
    const id = deps.ids.next();
    const { caller } = context.actor;
    const device = { id, tokenHash: hashOfToken(token), device: caller?.device ?? null, at: by.at };
    const isNew = await insertDevice(tx, patientId, device, limits.emergencyCard.devices);
    if (isNew) changed('emergency-card.shown', 'emergency-card', id);
  });

export const withdrawCard = (deps: RecordDeps, context: RecordContext): Promise<void> =>
  writeRecord(deps, context, async ({ tx, patientId, changed }) => {
    const count = await deleteDevices(tx, patientId);
    if (count > 0) changed('emergency-card.withdrawn', 'emergency-card', patientId);
  });

type Answered<A> = { readonly isKnown: boolean; readonly answer: A };

/** By the token of a device, without a sign-in. Nothing of the record is in the answer. */
export async function stateOfCard(
  deps: RecordDeps,
  { token, mark }: CardQuestion,
): Promise<Answered<{ readonly state: CardState }>> {
  const found = await findByToken(deps.db, hashOfToken(token));
  if (found === undefined) return { isKnown: false, answer: { state: 'withdrawn' } };
  if (found.is_ending) return { isKnown: true, answer: { state: 'withdrawn' } };
  const context = { patientId: found.patient_id, areas: allAreas };
  const known = await readKnown(deps, deps.db, context);
  return { isKnown: true, answer: { state: known.mark === mark ? 'keep' : 'newer' } };
}

/** “Remove from this device”, which may be pressed without a sign-in. */
export async function removeByToken(
  deps: RecordDeps,
  token: string,
  caller: Caller,
): Promise<Answered<void>> {
  const hash = hashOfToken(token);
  const found = await findByToken(deps.db, hash);
  if (found === undefined) return { isKnown: false, answer: undefined };
  const by = { userId: found.user_id, sessionId: null, caller };
  await writeRecord(deps, ownRecord(by, found.patient_id), async ({ tx, patientId, changed }) => {
    const count = await deleteDevice(tx, patientId, hash);
    if (count > 0) changed('emergency-card.withdrawn', 'emergency-card', patientId);
  });
  return { isKnown: true, answer: undefined };
}
