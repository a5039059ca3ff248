import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { NewPushDevice, PushPayload } from '@caretrail/contract/push/schema';
import { createLocalJWKSet, jwtVerify } from 'jose';

/** How it answers: with a status, by hanging, or by leading elsewhere. */
type PeerAnswer = { readonly status: number; readonly headers?: Record<string, string> } | 'hang';

/** A message that was accepted and decrypted. */
export type ReceivedPush = {
  readonly browser: string;
  readonly payload: PushPayload;
  readonly topic: string;
  readonly ttlSeconds: number;
  readonly urgency: string;
  /** Bytes of the whole message. */
  readonly length: number;
};

export type PushBrowser = {
  readonly name: string;
  /** What the page sends to the server. */
  readonly subscription: NewPushDevice;
  readonly received: ReceivedPush[];
};

export type PushPeer = {
  readonly url: string;
  readonly received: ReceivedPush[];
  /** Requests that were not as RFC 8030, 8291 and 8292 require. */
  readonly mistakes: string[];
  /** How many requests arrived, whatever they were answered. */
  asked: number;
  /** Of a browser; 201 unless set. */
  readonly answers: Map<string, PeerAnswer>;
  /** Before an answer is sent. */
  onReceived: (received: ReceivedPush) => void;
  newBrowser(name?: string): PushBrowser;
  stop(): Promise<void>;
};

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** As a browser reads it (RFC 8188 and 8291), written apart from what encrypts. */
function decrypt(body: Buffer, receiver: ECDH, auth: Buffer): PushPayload {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), sender]);
  const secret = derive(receiver.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The padding is wrong.');
  return JSON.parse(plain.subarray(0, end).toString()) as PushPayload;
}

/** Signed for this service, for less than a day, by the key that the header names. */
async function checkVapid(header: string, audience: string): Promise<void> {
  const [, jwt = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) =>
    each.toString('base64url'),
  );
  const keys = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', x, y }] });
  // The clock of a test is its own.
  const { payload } = await jwtVerify(jwt, keys, {
    audience,
    algorithms: ['ES256'],
    currentDate: new Date(0),
  });
  if (payload.sub !== undefined && !/^(mailto:|https:)/.test(payload.sub))
    throw new Error('The subject is no address.');
}

/** A push service on this machine, with the browsers that subscribed to it. */
export async function startPushPeer(port = 0): Promise<PushPeer> {
  const browsers = new Map<string, { receiver: ECDH; auth: Buffer; browser: PushBrowser }>();
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const peer: PushPeer = {
    url,
    received: [],
    mistakes: [],
    asked: 0,
    answers: new Map(),
    onReceived: () => {},
    newBrowser: (name = `Browser ${browsers.size + 1}`) => {
      const receiver = createECDH('prime256v1');
      receiver.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const browser: PushBrowser = {
        name,
        subscription: {
          endpoint: `${url}${path}`,
          keys: {
            p256dh: receiver.getPublicKey('base64url'),
            auth: auth.toString('base64url'),
          },
          name,
        },
        received: [],
      };
      browsers.set(path, { receiver, auth, browser });
      return browser;
    },
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    peer.asked += 1;
    const found = browsers.get(request.url ?? '');
    const wanted = peer.answers.get(found?.browser.name ?? '') ?? { status: 201 };
    const body = await buffer(request).catch(() => null);
    if (body === null || wanted === 'hang') return;
    if (wanted.status >= 300) {
      response.writeHead(wanted.status, wanted.headers).end();
      return;
    }
    try {
      if (found === undefined) throw new Error('No browser has this address.');
      const { headers } = request;
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('Another encoding.');
      if (body.length > 4096) throw new Error('Too long.');
      if (!/^[\w-]{1,32}$/.test(String(headers['topic']))) throw new Error('The topic is wrong.');
      await checkVapid(headers.authorization ?? '', url);
      const received = {
        browser: found.browser.name,
        payload: decrypt(body, found.receiver, found.auth),
        topic: String(headers['topic']),
        ttlSeconds: Number(headers['ttl']),
        urgency: String(headers['urgency']),
        length: body.length,
      };
      peer.received.push(received);
      found.browser.received.push(received);
      peer.onReceived(received);
      response.writeHead(wanted.status).end();
    } catch (error) {
      peer.mistakes.push(String(error));
      response.writeHead(400).end();
    }
  }
  return peer;
}
