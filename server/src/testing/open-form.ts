import { connect, type AddressInfo, type Socket } from 'node:net';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { pdf } from './sample-files.ts';
import { formBytes } from './send-form.ts';
import type { TestApp } from './test-app.ts';

/**
 * A form with a complete file, and then a second one that never ends; with `isSecondBegun` false it does not even begin,
 * and so is not checked against what the first has stored by then. The app has to listen.
 */
export function openForm(
  { app }: Pick<TestApp, 'app'>,
  {
    access,
    headers = {},
  }: { readonly access: string; readonly headers?: Readonly<Record<string, string>> },
  isSecondBegun = true,
): Socket {
  const files = ['a.pdf', 'b.pdf'].map((name) => ({ name, content: pdf() }));
  const { payload, contentType } = formBytes({ files });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `POST ${timelinesEndpoints.create.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${access}\r\n` +
      Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('') +
      `content-type: ${contentType}\r\ncontent-length: ${payload.length}\r\n\r\n`,
  );
  const end = isSecondBegun ? payload.length - 100 : payload.lastIndexOf('Content-Disposition');
  socket.write(payload.subarray(0, end));
  return socket;
}
