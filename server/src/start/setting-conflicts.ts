import { translationErrors } from './operator-variables.ts';
import { s3Errors } from './s3-variables.ts';

const loopbackHosts = ['127.0.0.1', '::1', 'localhost'];

const isSafeIssuer = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || loopbackHosts.includes(hostname.replaceAll(/[[\]]/g, ''));

const isOnThisMachine = (address = 'http://localhost'): boolean =>
  URL.canParse(address) &&
  loopbackHosts.includes(new URL(address).hostname.replaceAll(/[[\]]/g, ''));

/** Conflicts between two variables; each may itself be wrong or missing. */
export function errorsBetween(env: NodeJS.ProcessEnv): string[] {
  const errors: string[] = [...s3Errors(env), ...translationErrors(env)];
  if (env.CARETRAIL_MODE === 'production' && !env.CARETRAIL_SECRET) {
    errors.push('CARETRAIL_SECRET must be set in production (at least 32 random bytes)');
  }
  if (env.CARETRAIL_MODE === 'production' && !env.SUPPORT_EMAIL) {
    errors.push(
      'SUPPORT_EMAIL must be set in production (the address people write to when they need help)',
    );
  }
  if (env.CARETRAIL_MODE === 'production' && !env.OPERATOR_NAME) {
    errors.push(
      'OPERATOR_NAME must be set in production (the person or organisation that runs this service)',
    );
  }
  if (env.CARETRAIL_MODE === 'production' && !env.OPERATOR_CONTACT) {
    errors.push(
      'OPERATOR_CONTACT must be set in production (the postal address of the operator; the legal texts name it)',
    );
  }
  const isDemo = (env.CARETRAIL_MODE ?? 'demo') === 'demo';
  if (isDemo && !loopbackHosts.includes(env.HOST ?? '127.0.0.1')) {
    errors.push(
      'HOST must stay on this machine (127.0.0.1) in demo mode, whose passwords are public',
    );
  }
  if (env.PUSH_TO_THIS_MACHINE === '1' && !isOnThisMachine(env.PUBLIC_URL)) {
    errors.push(
      'PUSH_TO_THIS_MACHINE is for tests, with a PUBLIC_URL on this machine: elsewhere, notifications go to the public internet alone',
    );
  }
  if (Boolean(env.OIDC_ISSUER) !== Boolean(env.OIDC_CLIENT_ID)) {
    errors.push('OIDC_ISSUER and OIDC_CLIENT_ID must be set together');
  }
  if (URL.canParse(env.OIDC_ISSUER ?? '') && !isSafeIssuer(new URL(env.OIDC_ISSUER ?? ''))) {
    errors.push('OIDC_ISSUER must start with https:// unless it runs on this machine');
  }
  if (env.MAP_TOKEN && !env.MAP_STYLE_URL && !env.MAP_GEOCODER_URL) {
    errors.push('MAP_TOKEN is for MAP_STYLE_URL or MAP_GEOCODER_URL, and neither is set');
  }
  if (env.MAP_ORIGINS && !env.MAP_STYLE_URL) {
    errors.push('MAP_ORIGINS is for MAP_STYLE_URL, which is not set');
  }
  if (env.CARETRAIL_JOBS === 'off' && !env.DATABASE_URL) {
    errors.push(
      'CARETRAIL_JOBS must be on without DATABASE_URL: no other process can use the built-in database to run them',
    );
  }
  return errors;
}
