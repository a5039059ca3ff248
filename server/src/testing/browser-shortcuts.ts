import type { AppDeps } from '../app.ts';

/** What a browser test would have to wait for. */
type Server = { readonly deps: AppDeps };

/** As if the sign-in codes of a user had been sent so much earlier. */
export const ageEmailCodes = ({ deps }: Server, email: string, seconds: number): Promise<number> =>
  deps.db.execute(
    `UPDATE email_codes SET sent_at = sent_at - make_interval(secs => $2)
      WHERE session_id IN (SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.email = $1)`,
    [email, seconds],
  );

/** All browser tests come from one network; it may request as many resets as they need. */
export const liftResetLimits = ({ deps }: Server): Promise<number> =>
  deps.db.execute(
    `DELETE FROM throttle_counters WHERE bucket IN ('forgotten password: network', 'reset code: network')`,
  );

/** As if the links mailed to a user had been sent long ago. */
export const expireMailedLinks = ({ deps }: Server, email: string): Promise<number> =>
  deps.db.execute(
    `UPDATE password_grants SET link_expires_at = now() - interval '1 second', expires_at = now() - interval '1 second'
      WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  );
