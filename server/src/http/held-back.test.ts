import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEvent } from '../testing/events.ts';
import { asPatient } from '../testing/people.ts';
import { pdf } from '../testing/sample-files.ts';
import { formBytes } from '../testing/send-form.ts';
import { storedAndKnown } from '../testing/stored-files.ts';
import { useTestApp } from '../testing/test-app.ts';

const testApp = useTestApp();
let port: number;
beforeAll(async () => {
  await testApp().app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = testApp().app.server.address() as AddressInfo);
});

const json = (body: object) => ({
  payload: Buffer.from(JSON.stringify(body)),
  contentType: 'application/json',
});
const aFile = { name: 'a.pdf', content: pdf() };
const held: [string, Endpoint, { payload: Buffer; contentType: string }][] = [
  ['a place', locationsEndpoints.create, json({ name: 'After the end', type: 'lab' })],
  ['an event', timelinesEndpoints.create, json(anEvent)],
  ['a form', timelinesEndpoints.create, formBytes({ fields: anEvent, files: [aFile] })],
  ['files', filesEndpoints.upload, formBytes({ fields: {}, files: [aFile] })],
];

describe('§6 a request whose body is held back until its session has ended', () => {
  it.each(held)('%s: is refused, and nothing is stored', async (_, endpoint, body) => {
    const { access } = await asPatient(testApp());
    const before = await storedAndKnown(testApp());
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `${endpoint.method} ${endpoint.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${access}\r\n` +
        `content-type: ${body.contentType}\r\ncontent-length: ${body.payload.length}\r\nconnection: close\r\n\r\n`,
    );
    socket.write(body.payload.subarray(0, 20));
    const began = performance.now();
    await expect.poll(() => performance.now() - began).toBeGreaterThan(2000);
    const { logout } = authEndpoints;
    const ended = await testApp().app.inject({
      method: logout.method,
      url: logout.path,
      headers: { authorization: `Bearer ${access}` },
    });
    expect(ended.statusCode).toBe(204);
    socket.write(body.payload.subarray(20));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /);
    expect(await storedAndKnown(testApp())).toEqual(before);
  });
});
