import { recordHeader } from '@caretrail/contract/circle/record-header';
import { fillPath, type Endpoint } from '@caretrail/contract/http/endpoint';

export type UrlCall = {
  readonly params?: Record<string, string>;
  readonly access?: string;
  readonly key?: string;
  /** Of the patient whom the call is about; without it the caller's own. */
  readonly record?: string;
  readonly body?: object;
  /** On a connection that is used for nothing else. */
  readonly isAlone?: boolean;
  /** Instead of `body`. */
  readonly form?: { readonly payload: Buffer; readonly contentType: string };
};
export type UrlAnswer<Body = unknown> = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
};

/** A call over the network, as the web app makes it, to one of several servers. */
export async function callUrl<Body = Record<string, unknown>>(
  url: string,
  endpoint: Endpoint,
  { params, access, key, record, body, form, isAlone }: UrlCall = {},
): Promise<UrlAnswer<Body>> {
  const answer = await fetch(url + fillPath(endpoint.path, params), {
    method: endpoint.method,
    headers: {
      'x-client': 'web',
      ...(isAlone && { connection: 'close' }),
      ...(access && { authorization: `Bearer ${access}` }),
      ...(key && { 'idempotency-key': key }),
      ...(record && { [recordHeader.name]: record }),
      ...(body && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': form.contentType }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(form && { body: new Uint8Array(form.payload) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  return {
    status: answer.status,
    headers: answer.headers,
    body: (isJson ? JSON.parse(text) : text) as Body,
  };
}
