import { randomBytes } from 'node:crypto';
import { fillPath, type Endpoint } from '@caretrail/contract/http/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

export type SentFile = { readonly name: string; readonly content: Uint8Array };
export type SentForm = {
  readonly fields?: Readonly<Record<string, string>>;
  readonly files?: readonly SentFile[] | undefined;
};

/** The bytes of a form as a browser writes them. */
export function formBytes({ fields = {}, files = [] }: SentForm): {
  payload: Buffer;
  contentType: string;
} {
  const boundary = `----caretrail${randomBytes(8).toString('hex')}`;
  const part = (header: string, content: Uint8Array | string): Uint8Array[] => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${header}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const payload = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value)),
    ...files.flatMap(({ name, content }) =>
      part(
        `name="files"; filename="${name.replaceAll('"', '%22')}"\r\nContent-Type: application/octet-stream`,
        content,
      ),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, contentType: `multipart/form-data; boundary=${boundary}` };
}

type Sending = SentForm & {
  readonly params?: Record<string, string>;
  readonly headers?: Record<string, string>;
};

type Sender = {
  readonly access: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A form as the web app sends it. */
export function sendForm(
  { app }: Pick<TestApp, 'app'>,
  endpoint: Endpoint,
  { access, headers: own }: Sender,
  { params, headers, ...form }: Sending,
): Promise<LightMyRequestResponse> {
  const { payload, contentType } = formBytes(form);
  return app.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    payload,
    headers: {
      'x-client': 'web',
      'content-type': contentType,
      authorization: `Bearer ${access}`,
      ...own,
      ...headers,
    },
  });
}
