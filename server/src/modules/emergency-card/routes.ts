import { emergencyCardEndpoints } from '@caretrail/contract/emergency-card/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { tokenLimits } from '../../http/token-limits.ts';
import type { RecordDeps } from '../patients/service.ts';
import {
  allowDevice,
  editCard,
  readCard,
  removeByToken,
  stateOfCard,
  withdrawCard,
} from './service.ts';

export function emergencyCardRoutes(app: FastifyInstance, deps: RecordDeps): void {
  const limit = tokenLimits(deps.clock);
  serve(app, emergencyCardEndpoints.read, ({ record }) => readCard(deps, record()));
  serve(app, emergencyCardEndpoints.edit, ({ record, body }) => editCard(deps, record(), body));
  serve(app, emergencyCardEndpoints.allow, ({ record, body }) =>
    allowDevice(deps, record(), body.token),
  );
  serve(app, emergencyCardEndpoints.withdraw, ({ record }) => withdrawCard(deps, record()));
  serve(app, emergencyCardEndpoints.state, ({ body, request }) =>
    limit.answer(request, body.token, () => stateOfCard(deps, body)),
  );
  serve(app, emergencyCardEndpoints.remove, ({ body: { token }, request }) =>
    limit.answer(request, token, () => removeByToken(deps, token, app.callerOf(request))),
  );
}
