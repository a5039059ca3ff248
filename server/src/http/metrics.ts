import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** One current figure; with a label (the name of a job, never of a person) there are several. */
export type Figure = {
  readonly name: string;
  readonly help: string;
  readonly value: number;
  readonly label?: { readonly name: string; readonly value: string };
};

export type Metrics = {
  text(): Promise<string>;
  readonly contentType: string;
  /** Read whenever the metrics are requested. */
  watch(figures: () => Promise<Figure[]>): void;
};

/** Counted only for calls that accept a form: a form sent elsewhere is no upload. */
const isForm = ({ headers, routeOptions }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') === true &&
  routeOptions.config.endpoint?.bodyType?.endsWith('multipart') === true;

/** '2xx': success, refusal or failure; the log has the exact status. */
const classOf = ({ statusCode }: FastifyReply): string => `${Math.floor(statusCode / 100)}xx`;

/** Durations by route pattern and class of status: never an address, so never an id or a search word. */
function countRequests(app: FastifyInstance, registers: Registry[]): void {
  const duration = new Histogram({
    name: 'caretrail_http_request_seconds',
    help: 'Time from the request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const uploads = new Counter({
    name: 'caretrail_uploads_total',
    help: 'Forms with files, by the class of their answer.',
    labelNames: ['status'],
    registers,
  });
  const uploadBytes = new Counter({
    name: 'caretrail_upload_bytes_total',
    help: 'The size of those that were taken.',
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const status = classOf(reply);
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status },
      reply.elapsedTime / 1000,
    );
    if (!isForm(request)) return;
    uploads.inc({ status });
    // For a refused form it is unknown whether all announced bytes arrived.
    if (status === '2xx') uploadBytes.inc(Number(request.headers['content-length'] ?? 0) || 0);
  });
}

/** Gauges whose names and labels are known only once they are read. */
function makeGauges(registry: Registry) {
  const known = new Map<string, Gauge>();
  return (figures: readonly Figure[]): void => {
    for (const gauge of known.values()) gauge.reset();
    for (const { name, help, value, label } of figures) {
      const labelNames = label ? [label.name] : [];
      const gauge = known.get(name) ?? new Gauge({ name, help, labelNames, registers: [registry] });
      known.set(name, gauge);
      gauge.set(label ? { [label.name]: label.value } : {}, value);
    }
  };
}

/** Node's own figures (memory, event loop), requests, and the figures of other modules. */
export function measureRequests(app: FastifyInstance): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, [registry]);
  const put = makeGauges(registry);
  const watched: (() => Promise<Figure[]>)[] = [];
  return {
    text: async () => {
      put((await Promise.all(watched.map((figures) => figures()))).flat());
      return registry.metrics();
    },
    contentType: registry.contentType,
    watch: (figures) => void watched.push(figures),
  };
}
