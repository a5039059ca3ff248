import { generateKeyPairSync, sign } from 'node:crypto';

/** What TLS needs of a server, as PEM. */
type SelfSigned = { readonly key: string; readonly cert: string };

/** A value of X.509 (DER): its kind, its length, its content. */
function value(kind: number, ...content: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat(content);
  const size = Buffer.from(bytes.length.toString(16).padStart(4, '0'), 'hex');
  const isShort = bytes.length < 128;
  const isMiddle = bytes.length < 256;
  const length = isShort
    ? size.subarray(1)
    : Buffer.concat(isMiddle ? [hex('81'), size.subarray(1)] : [hex('82'), size]);
  return Buffer.concat([Buffer.from([kind]), length, bytes]);
}
const hex = (digits: string): Buffer => Buffer.from(digits, 'hex');
const list = (...content: readonly Buffer[]): Buffer => value(0x30, ...content);
const bits = (content: Buffer): Buffer => value(0x03, hex('00'), content);
const time = (year: number): Buffer => value(0x18, Buffer.from(`${year}0101000000Z`));

const ecdsaWithSha256 = list(value(0x06, hex('2a8648ce3d040302')));
const commonName = value(0x06, hex('550403'));
const alternativeName = value(0x06, hex('551d11'));

/** A certificate for this name that no authority has signed. A client that should trust it gets it as an authority. */
export function selfSigned(host: string): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const text = Buffer.from(host);
  const name = list(value(0x31, list(commonName, value(0x0c, text))));
  const names = list(alternativeName, value(0x04, list(value(0x82, text))));
  const content = list(
    // The third version, which has extensions; its number.
    value(0xa0, value(0x02, hex('02'))),
    value(0x02, hex('01')),
    ecdsaWithSha256,
    name,
    list(time(2020), time(2100)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    value(0xa3, list(names)),
  );
  const certificate = list(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
