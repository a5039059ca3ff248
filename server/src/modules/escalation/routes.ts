import {
  dutyEndpoints,
  escalationEndpoints,
} from '@caretrail/contract/circle/escalation-endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { tokenLimits } from '../../http/token-limits.ts';
import {
  readEscalation,
  removeCritical,
  saveCritical,
  saveEscalationSettings,
} from './critical.ts';
import { acceptDuty, type DutyDeps, endDuty, offerDuty, readDuty, takeDuty } from './duty.ts';
import { beOnIt, beOnItByLink, readOnIt } from './on-it.ts';

export function escalationRoutes(app: FastifyInstance, deps: DutyDeps): void {
  const limit = tokenLimits(deps.clock);
  serve(app, escalationEndpoints.read, ({ record }) => readEscalation(deps, record()));
  serve(app, escalationEndpoints.save, ({ record, params, body }) =>
    saveCritical(deps, record(), params.id, body),
  );
  serve(app, escalationEndpoints.remove, ({ record, params }) =>
    removeCritical(deps, record(), params.id),
  );
  serve(app, escalationEndpoints.saveSettings, ({ record, body }) =>
    saveEscalationSettings(deps, record(), body),
  );
  serve(app, escalationEndpoints.onIt, ({ record, body }) => beOnIt(deps, record(), body.keys));
  serve(app, escalationEndpoints.onItByLink, ({ body: { token }, request }) =>
    limit.answer(request, token, () => beOnItByLink(deps, token, app.callerOf(request))),
  );
  serve(app, escalationEndpoints.onItState, ({ body: { token }, request }) =>
    limit.answer(request, token, () => readOnIt(deps, token)),
  );
  serve(app, dutyEndpoints.read, ({ record }) => readDuty(deps, record()));
  serve(app, dutyEndpoints.take, ({ record, body }) => takeDuty(deps, record(), body.until_on));
  serve(app, dutyEndpoints.offer, ({ record, body }) => offerDuty(deps, record(), body));
  serve(app, dutyEndpoints.accept, ({ record, params }) => acceptDuty(deps, record(), params.id));
  serve(app, dutyEndpoints.end, ({ record, params }) => endDuty(deps, record(), params.id));
}
