import { request } from 'node:http';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { formBytes } from '@caretrail/server/testing/send-form';
import type { Patient } from './patients.ts';
import { contentOf } from './writers.ts';

export type UploadAnswer = {
  readonly status: number;
  readonly body: { readonly code?: string; readonly detail?: string };
};
export type HalfSent = {
  readonly key: string;
  readonly patient: Patient;
  /** Sends the rest; 0 for a connection that broke without a response. */
  goOn(): Promise<UploadAnswer>;
};

/** An upload that has stalled, a share of it sent. */
export function sendHalf(
  url: string,
  patient: Patient,
  { key, share }: { readonly key: string; readonly share: number },
): HalfSent {
  const name = `${key}.pdf`;
  const { payload, contentType } = formBytes({ files: [{ name, content: contentOf(name) }] });
  const sending = request(url + filesEndpoints.upload.path, {
    method: filesEndpoints.upload.method,
    headers: {
      'x-client': 'web',
      authorization: `Bearer ${patient.access}`,
      'idempotency-key': key,
      'content-type': contentType,
      'content-length': payload.length,
    },
  });
  const answered = new Promise<UploadAnswer>((resolve) => {
    sending.on('error', () => resolve({ status: 0, body: {} }));
    sending.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) as UploadAnswer['body'] }),
      );
    });
  });
  const half = Math.floor(payload.length * share);
  sending.write(payload.subarray(0, half));
  return {
    key,
    patient,
    goOn: () => {
      sending.end(payload.subarray(half));
      return answered;
    },
  };
}
