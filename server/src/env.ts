import { resolve } from 'node:path';
import { defaultFaviconService, isFaviconService } from '@caretrail/contract/articles/preview';
import { limits } from '@caretrail/contract/limits';
import * as z from 'zod/mini';
import { articleSources } from './start/article-sources-variable.ts';
import { backupPassphrase, backupRecipient } from './start/backup-variables.ts';
import { mapGeocoderUrl, mapOrigins, mapStyleUrl } from './start/map-variables.ts';
import { mailServer } from './start/mail-variable.ts';
import { s3Bucket, s3Endpoint, s3Mistakes } from './start/s3-variables.ts';
import { StartupProblem } from './startup-problem.ts';

const loopbackHosts = ['127.0.0.1', '::1', 'localhost'];

const wholeNumber = (sentence: string, min: number, max: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(Number)),
    z
      .int({ error: sentence })
      .check(z.gte(min, { error: sentence }), z.lte(max, { error: sentence })),
  );

const webAddress = (sentence: string) =>
  z.string().check(
    z.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
      error: sentence,
    }),
  );

const perMinute = wholeNumber('must be a number of calls from 10 to 1000000000', 10, 1e9);

const variables = z.object({
  PORT: z.prefault(wholeNumber('must be a port number from 1 to 65535', 1, 65_535), '4000'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(
    webAddress('must be the address people open, like https://care.example.org'),
  ),
  CARETRAIL_DATA: z._default(z.string(), '.caretrail'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres:// or postgresql://' }),
      ),
  ),
  CARETRAIL_SECRET: z.optional(
    z.string().check(
      z.refine((value) => Buffer.byteLength(value) >= 32, {
        error: 'must be at least 32 bytes long',
      }),
    ),
  ),
  CARETRAIL_MODE: z._default(
    z.enum(['demo', 'production'], { error: 'must be "demo" or "production"' }),
    'demo',
  ),
  SMTP_URL: z.optional(mailServer),
  MAIL_FROM: z._default(z.string(), 'Caretrail <no-reply@caretrail.example>'),
  SUPPORT_EMAIL: z.optional(z.email({ error: 'must be an e-mail address' })),
  PRIVACY_URL: z.optional(webAddress('must be the address of your privacy policy')),
  COOKIE_POLICY_URL: z.optional(webAddress('must be the address of your cookie policy')),
  TERMS_URL: z.optional(webAddress('must be the address of your terms of service')),
  S3_ENDPOINT: z.optional(s3Endpoint),
  S3_BUCKET: z.optional(s3Bucket),
  S3_REGION: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  CARETRAIL_BACKUP_RECIPIENT: z.optional(backupRecipient),
  CARETRAIL_BACKUP_PASSPHRASE: z.optional(backupPassphrase),
  CARETRAIL_BACKUP_IDENTITY: z.optional(z.string()),
  OIDC_ISSUER: z.optional(webAddress('must be the address of the identity provider')),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_TRUST_AMR: z._default(z.enum(['0', '1'], { error: 'must be 0 or 1' }), '0'),
  FAVICON_SERVICE: z._default(
    z.string().check(
      z.refine((value) => value === 'off' || isFaviconService(value), {
        error: 'must be "off" or an https address with {origin} or {host} in it',
      }),
    ),
    defaultFaviconService,
  ),
  ARTICLE_SOURCES: z.prefault(articleSources, ''),
  MAP_STYLE_URL: z.optional(mapStyleUrl),
  MAP_ORIGINS: z.prefault(mapOrigins, ''),
  MAP_GEOCODER_URL: z.optional(mapGeocoderUrl),
  MAP_TOKEN: z.optional(z.string()),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  METRICS_TOKEN: z.optional(
    z.string().check(z.minLength(16, { error: 'must be at least 16 characters long' })),
  ),
  CAPTCHA: z._default(z.enum(['on', 'off'], { error: 'must be "on" or "off"' }), 'on'),
  REQUESTS_PER_USER: z.prefault(perMinute, String(limits.http.perUser)),
  REQUESTS_PER_ADDRESS: z.prefault(perMinute, String(limits.http.perAddress)),
  CARETRAIL_JOBS: z._default(z.enum(['on', 'off'], { error: 'must be "on" or "off"' }), 'on'),
  DRAIN_SECONDS: z.prefault(wholeNumber('must be a number of seconds from 0 to 60', 0, 60), '0'),
  DISK_RESERVE_MB: z.prefault(
    wholeNumber('must be a number of megabytes from 1 to 1000000', 1, 1_000_000),
    '256',
  ),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    }),
    'warn',
  ),
});

export type Env = ReturnType<typeof readEnv>;

/** The only reader of the environment. Every mistake is listed, so that one restart is enough. */
export function readEnv(environment: NodeJS.ProcessEnv = process.env) {
  // An empty variable is what compose files and shells leave of an unset one.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  const mistakes = [
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []),
    ...mistakesBetween(given),
  ];
  if (!parsed.success || mistakes.length > 0) {
    throw new StartupProblem(
      `Please correct the environment (docs/running.md explains each variable):\n${mistakes.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataFolder: resolve(env.CARETRAIL_DATA),
    databaseUrl: env.DATABASE_URL,
    secret: env.CARETRAIL_SECRET,
    mode: env.CARETRAIL_MODE,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL ?? null,
    policyUrls: {
      privacy: env.PRIVACY_URL ?? null,
      cookies: env.COOKIE_POLICY_URL ?? null,
      terms: env.TERMS_URL ?? null,
    },
    s3:
      env.S3_ENDPOINT &&
      env.S3_BUCKET &&
      env.S3_REGION &&
      env.S3_ACCESS_KEY_ID &&
      env.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          }
        : null,
    backup: {
      recipient: env.CARETRAIL_BACKUP_RECIPIENT,
      passphrase: env.CARETRAIL_BACKUP_PASSPHRASE,
      identityFile: env.CARETRAIL_BACKUP_IDENTITY,
    },
    oidc:
      env.OIDC_ISSUER && env.OIDC_CLIENT_ID
        ? {
            issuer: env.OIDC_ISSUER,
            clientId: env.OIDC_CLIENT_ID,
            clientSecret: env.OIDC_CLIENT_SECRET,
            trustAmr: env.OIDC_TRUST_AMR === '1',
          }
        : null,
    faviconService: env.FAVICON_SERVICE === 'off' ? null : env.FAVICON_SERVICE,
    articleSources: env.ARTICLE_SOURCES,
    map: {
      styleUrl: env.MAP_STYLE_URL ?? null,
      token: env.MAP_TOKEN ?? null,
      // Without a style of the operator's the map asks nobody but us.
      origins: env.MAP_STYLE_URL
        ? [...new Set([new URL(env.MAP_STYLE_URL).origin, ...env.MAP_ORIGINS])]
        : [],
    },
    geocoderUrl: env.MAP_GEOCODER_URL ?? null,
    trustedProxies: env.TRUSTED_PROXIES.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    metricsToken: env.METRICS_TOKEN ?? null,
    captcha: env.CAPTCHA === 'on',
    requestLimits: { perUser: env.REQUESTS_PER_USER, perAddress: env.REQUESTS_PER_ADDRESS },
    jobs: env.CARETRAIL_JOBS === 'on',
    drainMs: env.DRAIN_SECONDS * 1000,
    diskReserveBytes: env.DISK_RESERVE_MB * 1024 * 1024,
    logLevel: env.LOG_LEVEL,
  } as const;
}

const isSafeIssuer = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || loopbackHosts.includes(hostname.replaceAll(/[[\]]/g, ''));

/** What two variables together get wrong; each may itself be wrong or missing. */
function mistakesBetween(env: NodeJS.ProcessEnv): string[] {
  const mistakes: string[] = s3Mistakes(env);
  if (env.CARETRAIL_MODE === 'production' && !env.CARETRAIL_SECRET) {
    mistakes.push('CARETRAIL_SECRET must be set in production (at least 32 random bytes)');
  }
  const isDemo = (env.CARETRAIL_MODE ?? 'demo') === 'demo';
  if (isDemo && !loopbackHosts.includes(env.HOST ?? '127.0.0.1')) {
    mistakes.push(
      'HOST must stay on this machine (127.0.0.1) in demo mode, whose passwords are public',
    );
  }
  if (Boolean(env.OIDC_ISSUER) !== Boolean(env.OIDC_CLIENT_ID)) {
    mistakes.push('OIDC_ISSUER and OIDC_CLIENT_ID must be set together');
  }
  if (URL.canParse(env.OIDC_ISSUER ?? '') && !isSafeIssuer(new URL(env.OIDC_ISSUER ?? ''))) {
    mistakes.push('OIDC_ISSUER must start with https:// unless it runs on this machine');
  }
  if (env.MAP_TOKEN && !env.MAP_STYLE_URL && !env.MAP_GEOCODER_URL) {
    mistakes.push('MAP_TOKEN is for MAP_STYLE_URL or MAP_GEOCODER_URL, and neither is set');
  }
  if (env.MAP_ORIGINS && !env.MAP_STYLE_URL) {
    mistakes.push('MAP_ORIGINS is for MAP_STYLE_URL, which is not set');
  }
  if (env.CARETRAIL_JOBS === 'off' && !env.DATABASE_URL) {
    mistakes.push(
      'CARETRAIL_JOBS must be on without DATABASE_URL: nobody else reaches the built-in database to do them',
    );
  }
  return mistakes;
}
