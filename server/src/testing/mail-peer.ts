import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = {
  readonly to: string;
  readonly messageId: string;
  readonly source: string;
  readonly atMs: number;
};

export type MailPeer = {
  readonly port: number;
  readonly url: string;
  /** The mails it received, in order, also those that it had received before. */
  readonly received: ReceivedMail[];
  /** How many mails an address received; those with the same Message-ID are one, as for a mail server that drops repeats. */
  countTo(address: string): number;
  stop(): Promise<void>;
};

/** A mail server on this machine that stores what it receives. */
export async function startMailPeer(port = 0): Promise<MailPeer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      text(stream).then(
        (source) => {
          const [, messageId = ''] = /^message-id: *(\S+)/im.exec(source) ?? [];
          const atMs = Date.now();
          for (const { address } of envelope.rcptTo)
            received.push({ to: address, messageId, source, atMs });
          done();
        },
        // Its sender was killed in the middle: it was never received.
        done,
      );
    },
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const at = (server.server.address() as AddressInfo).port;
  return {
    port: at,
    url: `smtp://127.0.0.1:${at}`,
    received,
    countTo: (address) =>
      new Set(received.filter(({ to }) => to === address).map(({ messageId }) => messageId)).size,
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}
