import { remindersEndpoints } from '@caretrail/contract/reminders/endpoints';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/caller.ts';
import { ownerOf } from '../../http/owner.ts';
import { serve } from '../../http/serve.ts';
import type { Keys } from '../../keys.ts';
import { readReminders, type RemindersDeps, saveReminders } from './service.ts';

export function remindersRoutes(
  app: FastifyInstance,
  deps: RemindersDeps & { readonly keys: Keys },
): void {
  serve(app, remindersEndpoints.read, ({ principal }) => readReminders(deps, ownerOf(principal)));
  serve(app, remindersEndpoints.save, ({ principal, body, request }) =>
    saveReminders(deps, ownerOf(principal), body, callerOf(request, deps.keys)),
  );
}
