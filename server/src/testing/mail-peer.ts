import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type MailPeer = {
  readonly port: number;
  readonly url: string;
  /** The mails it received, in order. */
  readonly received: { readonly to: string; readonly source: string }[];
  stop(): Promise<void>;
};

/** A mail server on this machine that stores what it receives. */
export async function startMailPeer(port = 0): Promise<MailPeer> {
  const received: { to: string; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void text(stream).then((source) => {
        for (const { address } of envelope.rcptTo) received.push({ to: address, source });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const at = (server.server.address() as AddressInfo).port;
  return {
    port: at,
    url: `smtp://127.0.0.1:${at}`,
    received,
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}
