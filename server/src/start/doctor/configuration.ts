import type { Env } from '../../env.ts';
import { subjectOf } from '../../modules/push/service.ts';
import { attention, broken, fine, type Finding } from './finding.ts';

const area = 'configuration';

/** What is allowed and still not as it should be for other people's data. */
function productionFindings(env: Env): Finding[] {
  const found: Finding[] = [];
  if (!env.publicUrl.startsWith('https://'))
    found.push(
      attention(
        area,
        'PUBLIC_URL does not start with https://. Set it to the address that people open.',
      ),
    );
  if (env.trustedProxies.length === 0)
    found.push(
      attention(
        area,
        'TRUSTED_PROXIES is not set: behind a proxy all visitors look like one. Set it to the proxy’s address.',
      ),
    );
  const { regulator, law, backup_days: backupDays } = env.legalFacts;
  const unsaid = [
    regulator === null && 'OPERATOR_REGULATOR',
    law === null && 'OPERATOR_LAW',
    backupDays === null && 'OPERATOR_BACKUP_DAYS',
  ].filter((name) => name !== false);
  if (unsaid.length > 0)
    found.push(
      attention(
        area,
        `The legal texts leave out what is not known. Set ${unsaid.join(', ')} where it applies to you.`,
      ),
    );
  if (subjectOf(env.supportEmail) === undefined)
    found.push(
      attention(
        area,
        'SUPPORT_EMAIL has no public domain: push services cannot reach you, and some refuse notifications. Set it to an address that works.',
      ),
    );
  if (env.metricsToken === null)
    found.push(
      attention(
        area,
        'METRICS_TOKEN is not set: no one can read /api/metrics to monitor the server.',
      ),
    );
  return found;
}

export function checkConfiguration(env: Env): Finding[] {
  const where = `${env.mode} mode, on ${env.host}:${env.port}, for ${env.publicUrl}`;
  return [
    fine(area, `All variables are valid: ${where}.`),
    ...(env.mode === 'production' ? productionFindings(env) : []),
  ];
}

/** Every mistake on a line of its own. */
export const errorsIn = (message: string): Finding[] =>
  message
    .split('\n')
    .slice(1)
    .map((line) => broken(area, `${line.trim()}.`));

export function checkArticles({ articleSources }: Env): Finding {
  const names = articleSources.map((entry) =>
    entry === 'europepmc' ? entry : new URL(entry.url).hostname,
  );
  return names.length === 0
    ? fine('articles', 'Only the starter set. To add sources, set ARTICLE_SOURCES.')
    : fine('articles', `The starter set, and ${names.join(', ')}.`);
}
