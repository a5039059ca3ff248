import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartupProblem } from '../../startup-problem.ts';
import { BackupProblem, damaged, damagedExit } from './problem.ts';

export type SealingKey = { readonly recipient: string } | { readonly passphrase: string };
export type OpeningKey = {
  readonly passphrase: string | undefined;
  /** AGE-SECRET-KEY-1…, one or more. */
  readonly identities: readonly string[];
};

type Bytes = AsyncIterable<Uint8Array>;
const streamOf = (content: Bytes) => ReadableStream.from(content) as ReadableStream<Uint8Array>;

/**
 * 64 MB and a second for each guess. Less than age's default, which needs more memory than a small server has; our
 * passphrases are longer.
 */
const workFactor = 16;

/** With age (age-encryption.org), piece by piece; any age program opens it. */
export async function sealed(key: SealingKey, content: Bytes): Promise<Bytes> {
  const encrypter = new Encrypter();
  if ('recipient' in key) {
    try {
      encrypter.addRecipient(key.recipient);
    } catch {
      throw new StartupProblem(
        'This is not an age recipient. A recipient starts with age1 and is in the file that age-keygen made.',
      );
    }
  } else {
    encrypter.setPassphrase(key.passphrase);
    encrypter.setScryptWorkFactor(workFactor);
  }
  return (await encrypter.encrypt(streamOf(content))) as unknown as Bytes;
}

const firstLine = 'age-encryption.org/v1\n';

/** Its first lines say how it was sealed, readable without a key. */
async function sealOf(file: string): Promise<'passphrase' | 'recipient'> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new StartupProblem(
      error.code === 'ENOENT'
        ? `There is no file ${file}.`
        : `${file} cannot be read (${error.code}).`,
    );
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    const text = buffer.toString('latin1', 0, bytesRead);
    if (text.startsWith(firstLine))
      return text.startsWith('-> scrypt', firstLine.length) ? 'passphrase' : 'recipient';
  } catch (error) {
    throw new StartupProblem(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  } finally {
    await handle.close();
  }
  throw new BackupProblem(
    `${file} is not a Caretrail backup, or its beginning is missing.`,
    damagedExit,
  );
}

function decrypterFor(seal: 'passphrase' | 'recipient', key: OpeningKey): Decrypter {
  const decrypter = new Decrypter();
  if (seal === 'passphrase') {
    if (key.passphrase === undefined)
      throw new StartupProblem(
        'This backup was sealed with a passphrase: set CARETRAIL_BACKUP_PASSPHRASE.',
      );
    decrypter.addPassphrase(key.passphrase);
    return decrypter;
  }
  if (key.identities.length === 0)
    throw new StartupProblem(
      'This backup was sealed for a key: name the file with the private one, --identity <file> or CARETRAIL_BACKUP_IDENTITY.',
    );
  for (const identity of key.identities) decrypter.addIdentity(identity);
  return decrypter;
}

const wrongKey = {
  passphrase: 'The passphrase is not the one that this backup was sealed with.',
  recipient: 'The private key is not the one that this backup was sealed for.',
};

/** Throws a sentence when it does not open, and at the first byte that was altered. */
export async function* opened(file: string, key: OpeningKey): AsyncGenerator<Uint8Array> {
  const seal = await sealOf(file);
  const decrypter = decrypterFor(seal, key);
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  try {
    const content = await decrypter.decrypt(streamOf(source)).catch((error: Error) => {
      const isWrongKey = error.message.includes('no identity matched');
      throw isWrongKey ? new BackupProblem(wrongKey[seal], damagedExit) : damaged(error);
    });
    const pieces = (content as unknown as Bytes)[Symbol.asyncIterator]();
    for (;;) {
      const piece = await pieces.next().catch((error: unknown) => {
        throw damaged(error);
      });
      if (piece.done === true) return;
      yield piece.value;
    }
  } finally {
    source.destroy();
  }
}
