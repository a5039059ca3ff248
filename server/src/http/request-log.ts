import type { FastifyInstance } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';

/** The start of an address; one of the server itself has no path. */
const address = /(?:\w+:\/\/[^\s/]*)?(?<![:/])\/.*$/s;

const withoutAddress = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(address, '(address)') : value;

/** The message of an error may quote what was sent: its name and code have to do. */
function nameOf(error: Error): string {
  const { name, code } = error as NodeJS.ErrnoException;
  return code ? `${name} ${code}` : name;
}

/** The text arguments of a line. Fastify writes addresses into some, and some of them are keys to a file. */
function cleanArguments(words: readonly unknown[]): unknown[] {
  const [first, second] = words;
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  const isBare = error instanceof Error && second === undefined;
  return isBare ? [{}, nameOf(error)] : words.map(withoutAddress);
}

/** Structured, without personal data: no address, no body, no header, no query. */
export const makeLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { req: () => undefined, res: () => undefined, err: () => undefined },
      hooks: {
        logMethod(words, write) {
          write.apply(this, cleanArguments(words) as typeof words);
        },
      },
    },
    destination ?? pino.destination({ fd: 2, sync: false }),
  );

/** One line a request. The route's pattern, never its address: ids and search words stay out. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
