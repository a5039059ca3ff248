import { connect, type AddressInfo } from 'node:net';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
let port: number;
let greedy: Person;
let modest: Person;

beforeAll(async () => {
  const { app } = testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
  greedy = await asPatient(testApp());
  modest = await asAnotherPatient(testApp());
});
afterEach(() => vi.restoreAllMocks());

/** The lists of one patient take as long as the test wants. */
function holdListsOf({ patientId }: Person) {
  const { db } = testApp().deps;
  const one = db.one.bind(db);
  let begun = 0;
  let letGo: () => void = () => {};
  const held = new Promise<void>((go) => {
    letGo = go;
  });
  vi.spyOn(db, 'one').mockImplementation(async (text, values) => {
    if (values?.[0] === patientId && text.includes('found')) {
      begun += 1;
      await held;
    }
    return one(text, values);
  });
  return { begun: () => begun, letGo: () => letGo() };
}

const parts = [
  ['events', timelinesEndpoints.list],
  ['files', filesEndpoints.list],
] as const;

describe('§7 the costly lists of one patient', () => {
  it.each(parts)('leave a turn to others: %s', async (_, { path }) => {
    const { begun, letGo } = holdListsOf(greedy);
    const ask = ({ access }: Person) =>
      testApp().app.inject({
        url: `${path}?limit=500`,
        headers: { authorization: `Bearer ${access}` },
      });
    const costly = Array.from({ length: 8 }, () => ask(greedy));
    await expect.poll(begun).toBeGreaterThan(1);
    expect((await ask(modest)).statusCode).toBe(200);
    letGo();
    expect((await Promise.all(costly)).map(({ statusCode }) => statusCode)).toEqual(
      Array.from(costly, () => 200),
    );
  });

  it.each(parts)('are not built for a client that has disconnected: %s', async (_, { path }) => {
    const { begun, letGo } = holdListsOf(greedy);
    const sockets = Array.from({ length: 8 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `GET ${path}?limit=500 HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${greedy.access}\r\n\r\n`,
      );
      return socket;
    });
    const { server } = testApp().app;
    const connections = () =>
      new Promise<number>((known) => server.getConnections((_error, count) => known(count)));
    await expect.poll(connections).toBe(8);
    await expect.poll(begun).toBeGreaterThan(1);
    const soFar = begun();
    for (const socket of sockets) socket.destroy();
    await expect.poll(connections).toBe(0);
    letGo();
    const after = await testApp().app.inject({
      url: `${path}?limit=500`,
      headers: { authorization: `Bearer ${greedy.access}` },
    });
    expect([after.statusCode, begun()]).toEqual([200, soFar + 1]);
  });
});
