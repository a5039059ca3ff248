import type { BodyOf, Endpoint } from '@caretrail/contract/http/endpoint';
import type { FormReading } from '@caretrail/contract/http/form-fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from './fail.ts';
import { isForm, readForm, type FileSink } from './multipart.ts';
import { bodyOf, inputOf, route, type Answer, type Call } from './serve.ts';

type Received<E extends Endpoint, Stored> = { readonly body: BodyOf<E>; readonly files: Stored[] };

export type FormCall<E extends Endpoint> = Omit<Call<E>, 'body'> & {
  /** Reads the body; each file goes to the sink while it arrives. A JSON body, where it is accepted, has none. */
  receive<Stored>(sink: FileSink<Stored>): Promise<Received<E, Stored>>;
};

type FormRules = {
  readonly fieldsFromForm: (form: Readonly<Record<string, string>>) => FormReading;
  readonly files: number;
};

/**
 * Aborted when the connection ends before the response was sent. Of several requests on one, only the first has the
 * socket.
 */
function whenHungUp({ raw, request }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  const { socket } = request.raw;
  const onClose = (): void => {
    socket.off('close', onClose);
    if (!raw.writableFinished) disconnected.abort();
  };
  raw.once('close', onClose);
  socket.once('close', onClose);
  return disconnected.signal;
}

/** Registers a route for an endpoint that accepts a form (or a form as well as JSON). */
export function serveForm<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { fieldsFromForm, files: maxFiles }: FormRules,
  handler: (call: FormCall<E>) => Promise<Answer<E>>,
): void {
  const bodyFrom = (request: FastifyRequest, fields: Record<string, string>): BodyOf<E> => {
    const reading = fieldsFromForm(fields);
    if (!reading.ok) throw fail('invalid_input', { fields: reading.problems });
    return bodyOf(endpoint, request, reading.fields);
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<Answer<E>> => {
    const { raw, body } = request;
    const whenOver: (() => void)[] = [];
    const disconnected = whenHungUp(reply);
    const call: FormCall<E> = {
      ...inputOf(endpoint, request, reply),
      receive: async (sink) => {
        if (isForm(raw.headers['content-type'])) {
          whenOver.push(() => sink.done?.());
          const { fields, files } = await readForm(raw, sink, { files: maxFiles, disconnected });
          try {
            await app.refuseIfEnded(request);
            // The client saw it fail: nothing is stored without its knowledge, and a retry stores it once.
            if (disconnected.aborted) throw fail('unavailable');
            return { body: bodyFrom(request, fields), files };
          } catch (error) {
            // The fields may come after the files, so they are checked when all has arrived.
            await sink.discard(files);
            throw error;
          }
        }
        if (endpoint.bodyType === 'multipart') throw fail('wrong_type');
        return { body: bodyOf(endpoint, request, body), files: [] };
      },
    };
    try {
      return await handler(call);
    } finally {
      for (const end of whenOver) end();
    }
  };
  route(app, endpoint, (request, reply) =>
    isForm(request.raw.headers['content-type'])
      ? app.openForms(request.principal.userId ?? '', () => answer(request, reply))
      : answer(request, reply),
  );
}
