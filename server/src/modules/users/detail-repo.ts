import type { UserDetail, UserListItem } from '@caretrail/contract/users/schema';
import type { Queryable } from '../../db/client.ts';
import { listColumns } from './repo.ts';

export type DetailRow = UserListItem &
  Pick<
    UserDetail,
    | 'user_type'
    | 'created_at'
    | 'has_password'
    | 'terms_version'
    | 'terms_accepted_at'
    | 'preboarding_completed'
    | 'preboarding_begun'
    | 'storage_bytes'
    | 'invitation_until'
    | 'deletes_at'
  > & {
    patient_id: string | null;
    is_primary_email: boolean;
    is_primary_mfa: boolean;
    has_app: boolean;
  };

/** The account and the size of its record; nothing of its content. */
export const findDetail = (db: Queryable, id: string, now: Date): Promise<DetailRow | undefined> =>
  db.maybeOne<DetailRow>(
    `SELECT ${listColumns}, u.user_type, u.created_at, u.password_hash IS NOT NULL AS has_password, u.terms_version,
            u.terms_accepted_at, u.preboarding_completed, u.is_primary_email, u.is_primary_mfa, p.patient_id,
            t.secret_sealed IS NOT NULL AS has_app, b.user_id IS NOT NULL AS preboarding_begun, d.due_at AS deletes_at,
            (SELECT COALESCE(sum(f.size), 0)::bigint FROM files f WHERE f.patient_id = p.patient_id) AS storage_bytes,
            (SELECT g.expires_at FROM password_grants g
              WHERE g.user_id = u.id AND g.kind = 'invitation' AND g.code_used_at IS NULL AND g.expires_at > $2
              ORDER BY g.created_at DESC LIMIT 1) AS invitation_until
       FROM users u
       LEFT JOIN patients p ON p.user_id = u.id
       LEFT JOIN totp_factors t ON t.user_id = u.id
       LEFT JOIN preboarding_drafts b ON b.user_id = u.id
       LEFT JOIN account_deletions d ON d.user_id = u.id
      WHERE u.id = $1`,
    [id, now.toISOString()],
  );
