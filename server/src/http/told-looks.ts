import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './fail.ts';
import { recordContextOf, type RecordContext } from './record-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The ledger has been told of a write of this request. */
    hasWritten: boolean;
  }
  interface FastifyInstance {
    /** D10: does the work of a call; if it is in the record of another person, the ledger is told of it. */
    tellingLedger<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result>;
  }
}

type TellLook = (context: RecordContext) => Promise<void>;

/** A refusal that shows something of the record: the stored version of a conflict. */
const isShowing = (error: unknown): boolean =>
  error instanceof Refusal && error.extras.body !== undefined;

const isUnderGrant = ({ record }: FastifyRequest): boolean =>
  record !== null && record !== 'forbidden' && record.grant !== null;

/** A read is told before it is made. A write tells by itself, in its transaction; one that changed nothing is a look. */
export function tellLooks(app: FastifyInstance, tellLook: TellLook): void {
  app.decorateRequest('hasWritten', false);
  app.decorate('tellingLedger', async (request, work) => {
    if (!isUnderGrant(request)) return work();
    const look = () => tellLook(recordContextOf(request));
    const rule = request.routeOptions.config.endpoint?.record;
    if (typeof rule === 'object' && rule.act === 'read') {
      await look();
      return work();
    }
    const result = await work().catch(async (error: unknown) => {
      if (isShowing(error)) await look();
      throw error;
    });
    if (!request.hasWritten) await look();
    return result;
  });
}
