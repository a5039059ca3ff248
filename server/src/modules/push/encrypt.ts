import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** The keys of a browser's subscription, base64url. */
export type SubscriptionKeys = { readonly p256dh: string; readonly auth: string };

const recordSize = 4096;
const saltBytes = 16;
const keyBytes = 16;
const nonceBytes = 12;
/** One record, the last one. */
const delimiter = 2;

const newSender = (): ECDH => {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return sender;
};

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const infoOf = (name: string): Buffer => Buffer.from(`Content-Encoding: ${name}\0`);

/** Throws where the key of the subscription is no point of P-256. */
export function encryptPush(
  { p256dh, auth }: SubscriptionKeys,
  text: Buffer,
  sender = newSender(),
  salt: Buffer = randomBytes(saltBytes),
): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const own = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own]);
  const shared = sender.computeSecret(receiver);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, infoOf('aes128gcm'), keyBytes);
  const nonce = derive(secret, salt, infoOf('nonce'), nonceBytes);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = Buffer.concat([
    cipher.update(text),
    cipher.update(Buffer.from([delimiter])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const head = Buffer.alloc(saltBytes + 5);
  salt.copy(head);
  head.writeUInt32BE(recordSize, saltBytes);
  head.writeUInt8(own.length, saltBytes + 4);
  return Buffer.concat([head, own, body]);
}

/** Whether a browser's keys can be used: an invalid point is refused where it is registered. */
export function areUsable(keys: SubscriptionKeys): boolean {
  try {
    encryptPush(keys, Buffer.alloc(0));
    return true;
  } catch {
    return false;
  }
}
