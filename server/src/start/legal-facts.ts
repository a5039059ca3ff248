import { limits } from '@caretrail/contract/limits';
import type * as z from 'zod/mini';
import type { LegalFacts } from '../legal-text.ts';
import type { variables } from './variables.ts';

const day = 86_400_000;

/** The demo has no operator: it shows every sentence with these. */
const samples = {
  name: 'Caretrail Demo',
  contact: '1 Sample Street, Sampletown',
  dataProtectionOfficer: 'Sam Sample, privacy@caretrail.example',
  regulator: 'Sample Data Protection Office, regulator.example',
  hosting: 'this computer',
  law: 'Sample Country',
} as const;

const flag = (isSo: boolean): string | null => (isSo ? 'yes' : null);
const hostOf = (address: string | undefined): string | null =>
  address === undefined ? null : new URL(address).host;

/** What the privacy policy, the cookie policy and the terms can say about this installation. */
export function legalFactsOf(
  env: z.infer<typeof variables>,
  mapOrigins: readonly string[],
): LegalFacts {
  const isDemo = env.CARETRAIL_MODE === 'demo';
  const said = (value: string | undefined, sample: string): string | null =>
    value ?? (isDemo ? sample : null);
  return {
    demo: flag(isDemo),
    operator_name: said(env.OPERATOR_NAME, samples.name),
    operator_contact: said(env.OPERATOR_CONTACT, samples.contact),
    support_email: env.SUPPORT_EMAIL,
    data_protection_officer: said(
      env.OPERATOR_DATA_PROTECTION_OFFICER,
      samples.dataProtectionOfficer,
    ),
    regulator: said(env.OPERATOR_REGULATOR, samples.regulator),
    law: said(env.OPERATOR_LAW, samples.law),
    hosting: said(env.OPERATOR_HOSTING, samples.hosting),
    backup_days: env.OPERATOR_BACKUP_DAYS === undefined ? null : String(env.OPERATOR_BACKUP_DAYS),
    bin_days: String(limits.files.binMs / day),
    grace_days: String(limits.account.graceMs / day),
    mail_service: flag(env.SMTP_URL !== undefined),
    file_service: flag(env.S3_ENDPOINT !== undefined),
    address_search: flag(env.MAP_GEOCODER_URL !== undefined),
    // Only hosts that browsers call themselves are named: those of the server's own calls may be internal.
    sign_in_host: hostOf(env.OIDC_ISSUER),
    icon_host: env.FAVICON_SERVICE === 'off' ? null : hostOf(env.FAVICON_SERVICE),
    map_hosts: mapOrigins.length === 0 ? null : mapOrigins.map(hostOf).join(', '),
  };
}
