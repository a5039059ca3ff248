import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { exportLink } from './schema.ts';

const path = '/api/export_api_gateway/';

export const exportEndpoints = {
  /** POST, because it creates a key to everything, which caches and prefetchers must not collect. */
  link: endpoint({
    method: 'POST',
    path,
    audience: 'patient',
    record: 'own',
    summary:
      'A signed address of everything that is kept about the patient, good for five minutes.',
    answer: exportLink,
  }),
  /** Where the link leads. A browser that downloads sends no token, so the address itself is the key. */
  download: endpoint({
    method: 'GET',
    path: `${path}download/{token}/`,
    audience: 'public',
    summary: 'Everything as one ZIP, by the signed address that `link` answered.',
    params: z.object({ token: z.string().check(z.regex(/^[\w-]{1,200}$/)) }),
    answer: null,
    status: 200,
  }),
} as const;
