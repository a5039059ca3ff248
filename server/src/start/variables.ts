import { defaultFaviconService, isFaviconService } from '@caretrail/contract/articles/preview';
import { limits } from '@caretrail/contract/limits';
import * as z from 'zod/mini';
import { articleSources } from './article-sources-variable.ts';
import { backupPassphrase, backupRecipient } from './backup-variables.ts';
import { mailServer } from './mail-variable.ts';
import { mapGeocoderUrl, mapOrigins, mapStyleUrl } from './map-variables.ts';
import { operatorLine } from './operator-variables.ts';
import { s3Bucket, s3Endpoint } from './s3-variables.ts';
import { recognitionCommand, recognitionLanguages } from './text-recognition-variables.ts';

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

const perMinute = wholeNumber('must be a number of requests from 10 to 1000000000', 10, 1e9);

/** Each variable by itself: what it may be, and the sentence for a wrong value. */
export const variables = z.object({
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
  /** Production has to set its own, see setting-conflicts.ts. */
  SUPPORT_EMAIL: z._default(
    z.email({ error: 'must be an email address' }),
    'support@caretrail.example',
  ),
  /** What the legal texts say about the operator. Production has to set the first two, see setting-conflicts.ts. */
  OPERATOR_NAME: z.optional(operatorLine),
  OPERATOR_CONTACT: z.optional(operatorLine),
  OPERATOR_DATA_PROTECTION_OFFICER: z.optional(operatorLine),
  OPERATOR_REGULATOR: z.optional(operatorLine),
  OPERATOR_LAW: z.optional(operatorLine),
  OPERATOR_HOSTING: z.optional(operatorLine),
  OPERATOR_BACKUP_DAYS: z.optional(wholeNumber('must be a number of days from 1 to 3650', 1, 3650)),
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
  TEXT_RECOGNITION_COMMAND: z.optional(recognitionCommand),
  TEXT_RECOGNITION_LANGUAGES: z._default(recognitionLanguages, 'eng+deu'),
  MAP_STYLE_URL: z.optional(mapStyleUrl),
  MAP_ORIGINS: z.prefault(mapOrigins, ''),
  MAP_GEOCODER_URL: z.optional(mapGeocoderUrl),
  MAP_TOKEN: z.optional(z.string()),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  PUSH_TO_THIS_MACHINE: z._default(z.enum(['0', '1'], { error: 'must be 0 or 1' }), '0'),
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
