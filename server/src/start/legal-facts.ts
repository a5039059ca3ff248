import { limits } from '@caretrail/contract/limits';
import type * as z from 'zod/mini';
import type { LegalFactsInLanguages, TranslatedFact } from '../legal-text.ts';
import { translationsOf } from './operator-variables.ts';
import type { variables } from './variables.ts';

const day = 86_400_000;

/** The demo has no operator: it shows every sentence with these. */
const samples = {
  OPERATOR_NAME: 'Caretrail Demo',
  OPERATOR_CONTACT: { en: '1 Sample Street, Sampletown', de: 'Musterstraße 1, Musterstadt' },
  OPERATOR_DATA_PROTECTION_OFFICER: {
    en: 'Sam Sample, privacy@caretrail.example',
    de: 'Kim Muster, privacy@caretrail.example',
  },
  OPERATOR_REGULATOR: {
    en: 'Sample Data Protection Office, regulator.example',
    de: 'Datenschutzbehörde von Musterland, regulator.example',
  },
  OPERATOR_HOSTING: { en: 'this computer', de: 'auf diesem Computer' },
  OPERATOR_LAW: { en: 'Sample Country', de: 'Musterland' },
} as const;

const flag = (isSo: boolean): string | null => (isSo ? 'yes' : null);
const hostOf = (address: string | undefined): string | null =>
  address === undefined ? null : new URL(address).host;

/** What the privacy policy, the cookie policy and the terms can say about this installation. */
export function legalFactsOf(
  given: NodeJS.ProcessEnv,
  env: z.infer<typeof variables>,
  mapOrigins: readonly string[],
): LegalFactsInLanguages {
  const isDemo = env.CARETRAIL_MODE === 'demo';
  const said = (name: keyof typeof samples): string | TranslatedFact | null => {
    const value = env[name];
    if (value === undefined) return isDemo ? samples[name] : null;
    const others = translationsOf(given, name);
    return Object.keys(others).length === 0 ? value : { ...others, en: value };
  };
  return {
    demo: flag(isDemo),
    operator_name: said('OPERATOR_NAME'),
    operator_contact: said('OPERATOR_CONTACT'),
    support_email: env.SUPPORT_EMAIL,
    data_protection_officer: said('OPERATOR_DATA_PROTECTION_OFFICER'),
    regulator: said('OPERATOR_REGULATOR'),
    law: said('OPERATOR_LAW'),
    hosting: said('OPERATOR_HOSTING'),
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
