import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { limits } from '@caretrail/contract/limits';
import { expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const testApp = useTestApp({
  trustedProxies: ['192.0.2.7', '10.0.0.0/8', '203.0.113.0/255.255.255.0', 'uniquelocal'],
});
const most = limits.http.connectionsPerAddress;

/** So many silent connections from one address. */
function connections(count: number, remoteAddress: string): Duplex[] {
  return Array.from({ length: count }, () => {
    const socket = new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done() });
    testApp().app.server.emit('connection', Object.assign(socket, { remoteAddress }));
    return socket;
  });
}
const openOf = (sockets: readonly Duplex[]) => sockets.filter(({ destroyed }) => !destroyed).length;
function end(sockets: readonly Duplex[]): void {
  for (const socket of sockets) socket.destroy();
}

it('limits the connections of one address; the newest is closed, and one that ends makes room', async () => {
  const sockets = connections(most + 5, '192.0.2.1');
  expect(openOf(sockets)).toBe(most);
  expect(sockets.slice(most).every(({ destroyed }) => destroyed)).toBe(true);
  const [another] = connections(1, '192.0.2.2');
  expect(another?.destroyed).toBe(false);
  const [first] = sockets as [Duplex];
  await once(first.destroy(), 'close');
  const later = connections(2, '::ffff:192.0.2.1');
  expect(openOf(later)).toBe(1);
  end([...sockets, ...later, another as Duplex]);
});

it('counts an IPv6 network as one address', () => {
  const sockets = [
    ...connections(most, '2001:db8::1'),
    ...connections(1, '2001:db8::2'),
    ...connections(1, '2001:db8:0:1::1'),
  ];
  expect(sockets.slice(most).map(({ destroyed }) => destroyed)).toEqual([true, false]);
  end(sockets);
});

it.each(['192.0.2.7', '::ffff:10.1.2.3', '203.0.113.9', 'fd00::1', '127.0.0.1', '::1'])(
  'does not limit a trusted proxy or this machine: %s',
  (address) => {
    const sockets = connections(most + 5, address);
    expect(openOf(sockets)).toBe(most + 5);
    end(sockets);
  },
);
