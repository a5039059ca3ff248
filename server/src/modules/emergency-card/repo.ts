import type { CardDevice, CardSettings } from '@caretrail/contract/emergency-card/schema';
import type { Queryable } from '../../db/client.ts';
import { instant } from '../../db/json-text.ts';
import type { By } from '../patients/service.ts';

export type SettingsRow = CardSettings & { version: number };

/** Undefined: nothing has been chosen yet. */
export const findSettings = (db: Queryable, patientId: string): Promise<SettingsRow | undefined> =>
  db.maybeOne<SettingsRow>(
    `SELECT left_out, seizures, not_steroids, not_blood_thinners, more_steroids, more_blood_thinners, contacts,
            left_out_places, version
       FROM emergency_cards WHERE patient_id = $1`,
    [patientId],
  );

export async function writeSettings(
  tx: Queryable,
  patientId: string,
  settings: CardSettings,
  { userId, at }: By,
): Promise<void> {
  await tx.execute(
    `INSERT INTO emergency_cards AS c
            (patient_id, left_out, seizures, not_steroids, not_blood_thinners, more_steroids, more_blood_thinners, contacts,
             left_out_places, version, created_at, created_by, updated_at, updated_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, 2, $10, $11, $10, $11)
     ON CONFLICT (patient_id) DO UPDATE
        SET left_out = $2, seizures = $3, not_steroids = $4, not_blood_thinners = $5, more_steroids = $6,
            more_blood_thinners = $7, contacts = $8::jsonb, left_out_places = $9, version = c.version + 1,
            updated_at = $10, updated_by = $11`,
    [
      patientId,
      settings.left_out,
      settings.seizures,
      settings.not_steroids,
      settings.not_blood_thinners,
      settings.more_steroids,
      settings.more_blood_thinners,
      JSON.stringify(settings.contacts),
      settings.left_out_places,
      at.toISOString(),
      userId,
    ],
  );
}

/** The one that was allowed last first. */
export const listDevices = (db: Queryable, patientId: string): Promise<CardDevice[]> =>
  db.query<CardDevice>(
    `SELECT id, device, ${instant('allowed_at')} AS allowed_at
       FROM emergency_card_devices WHERE patient_id = $1 ORDER BY allowed_at DESC, id DESC`,
    [patientId],
  );

type NewDevice = {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly device: string | null;
  readonly at: Date;
};

/** False: it may already. Beyond `most`, those that were allowed first go. */
export async function insertDevice(
  tx: Queryable,
  patientId: string,
  { id, tokenHash, device, at }: NewDevice,
  most: number,
): Promise<boolean> {
  const made = await tx.execute(
    `INSERT INTO emergency_card_devices (patient_id, id, token_hash, device, allowed_at)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (token_hash) DO NOTHING`,
    [patientId, id, tokenHash, device, at.toISOString()],
  );
  await tx.execute(
    `DELETE FROM emergency_card_devices WHERE patient_id = $1 AND id NOT IN
       (SELECT id FROM emergency_card_devices WHERE patient_id = $1 ORDER BY allowed_at DESC, id DESC LIMIT $2)`,
    [patientId, most],
  );
  return made === 1;
}

export const deleteDevices = (tx: Queryable, patientId: string): Promise<number> =>
  tx.execute(`DELETE FROM emergency_card_devices WHERE patient_id = $1`, [patientId]);

export const deleteDevice = (
  tx: Queryable,
  patientId: string,
  tokenHash: Buffer,
): Promise<number> =>
  tx.execute(`DELETE FROM emergency_card_devices WHERE patient_id = $1 AND token_hash = $2`, [
    patientId,
    tokenHash,
  ]);

export type TokenRow = { patient_id: string; user_id: string; is_ending: boolean };

/** Whose card a token is of. `is_ending`: they have asked for their account to be deleted. */
export const findByToken = (db: Queryable, tokenHash: Buffer): Promise<TokenRow | undefined> =>
  db.maybeOne<TokenRow>(
    `SELECT d.patient_id, p.user_id,
            EXISTS (SELECT 1 FROM account_deletions x WHERE x.user_id = p.user_id) AS is_ending
       FROM emergency_card_devices d JOIN patients p ON p.patient_id = d.patient_id
      WHERE d.token_hash = $1`,
    [tokenHash],
  );
