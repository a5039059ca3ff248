import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './fail.ts';
import { isForm } from './multipart.ts';
import { createQueueForEach } from './queue-for-each.ts';
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

/**
 * So many calls of one person under way in records of others: however many they send, most of the connections are free
 * for patients.
 */
const bounds = { atOnce: 4, longestQueue: 300 } as const;

/**
 * A read is told before it is made, and both when it is its turn: no one sees what was closed while they waited. A write
 * tells by itself, in its transaction; one that changed nothing is a look.
 */
export function tellLooks(app: FastifyInstance, tellLook: TellLook): void {
  app.decorateRequest('hasWritten', false);
  const enqueue = createQueueForEach(bounds);
  app.decorate('tellingLedger', async (request, work) => {
    if (!isUnderGrant(request)) return work();
    // A form may take an hour to arrive, and what it writes has a queue of its own.
    if (isForm(request.headers['content-type'])) return telling(request, work);
    return enqueue(request.principal.userId ?? '', () => telling(request, work), {
      isConnected: () => !request.raw.socket.destroyed,
    });
  });
  async function telling<Result>(
    request: FastifyRequest,
    work: () => Promise<Result>,
  ): Promise<Result> {
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
  }
}
