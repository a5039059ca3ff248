import { resolve } from 'node:path';
import { legalFactsOf } from './start/legal-facts.ts';
import { errorsBetween } from './start/setting-conflicts.ts';
import { variables } from './start/variables.ts';
import { StartupProblem } from './startup-problem.ts';

export type Env = ReturnType<typeof readEnv>;

/** The only reader of the environment. Every mistake is listed, so that one restart is enough. */
export function readEnv(environment: NodeJS.ProcessEnv = process.env) {
  // Compose files and shells pass an unset variable as an empty one.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  const errors = [
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []),
    ...errorsBetween(given),
  ];
  if (!parsed.success || errors.length > 0) {
    throw new StartupProblem(
      `Correct the environment (docs/running.md explains each variable):\n${errors.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  const env = parsed.data;
  // Without a style of the operator the map calls only our own server.
  const mapOrigins = env.MAP_STYLE_URL
    ? [...new Set([new URL(env.MAP_STYLE_URL).origin, ...env.MAP_ORIGINS])]
    : [];
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
    supportEmail: env.SUPPORT_EMAIL,
    legalFacts: legalFactsOf(given, env, mapOrigins),
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
    tesseract:
      env.TEXT_RECOGNITION_COMMAND === undefined
        ? null
        : {
            command: env.TEXT_RECOGNITION_COMMAND,
            languages: env.TEXT_RECOGNITION_LANGUAGES,
          },
    map: {
      styleUrl: env.MAP_STYLE_URL ?? null,
      token: env.MAP_TOKEN ?? null,
      origins: mapOrigins,
    },
    geocoderUrl: env.MAP_GEOCODER_URL ?? null,
    trustedProxies: env.TRUSTED_PROXIES.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    isPushLoopbackAllowed: env.PUSH_TO_THIS_MACHINE === '1',
    metricsToken: env.METRICS_TOKEN ?? null,
    captcha: env.CAPTCHA === 'on',
    requestLimits: { perUser: env.REQUESTS_PER_USER, perAddress: env.REQUESTS_PER_ADDRESS },
    jobs: env.CARETRAIL_JOBS === 'on',
    drainMs: env.DRAIN_SECONDS * 1000,
    diskReserveBytes: env.DISK_RESERVE_MB * 1024 * 1024,
    logLevel: env.LOG_LEVEL,
  } as const;
}
