import type { Logger } from 'pino';
import { sealAudit, type SealDeps } from '../modules/audit/service.ts';
import { repeat, type Repeating } from './repeat.ts';

type Telling = { readonly logger: Logger; readonly anchor: (line: string) => void };

/**
 * Every minute, on one of the servers. The logged seal can be stored outside, where no database account can change it.
 */
export function startAuditSealing(deps: SealDeps, { logger, anchor }: Telling): Repeating {
  const seal = async (): Promise<void> => {
    for (const made of await sealAudit(deps)) anchor(`Audit seal ${made}`);
  };
  const onFailure = (): void => logger.error('audit: the log could not be sealed');
  const first = seal().catch(onFailure);
  const later = repeat(() => first.then(seal), 60_000, onFailure);
  return {
    stop: async () => {
      await Promise.all([first, later.stop()]);
    },
  };
}
