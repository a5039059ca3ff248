import { patientsEndpoints } from '@caretrail/contract/patients/endpoints';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/caller.ts';
import { ownerOf } from '../../http/owner.ts';
import { serve } from '../../http/serve.ts';
import type { Keys } from '../../keys.ts';
import { chooseZone, readZone, type ZoneDeps } from './choose-zone.ts';

export function patientsRoutes(
  app: FastifyInstance,
  deps: ZoneDeps & { readonly keys: Keys },
): void {
  serve(app, patientsEndpoints.readZone, ({ principal }) => readZone(deps, ownerOf(principal)));
  serve(app, patientsEndpoints.chooseZone, ({ principal, body, request }) =>
    chooseZone(deps, ownerOf(principal), body, callerOf(request, deps.keys)),
  );
}
