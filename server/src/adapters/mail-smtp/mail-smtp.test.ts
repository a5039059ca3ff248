import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { selfSigned } from '../../testing/self-signed.ts';
import { checkSmtp } from './check-smtp.ts';
import { mailBySmtp } from './mail-smtp.ts';

type Received = {
  from: string;
  to: string[];
  source: string;
  user: string | undefined;
  isSecure: boolean;
};

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (let close = closing.pop(); close; close = closing.pop()) await close();
});

/** A real SMTP server on this machine. */
async function startServer(
  options: SMTPServerOptions = {},
): Promise<{ port: number; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope, user, secure: isSecure }, done) => {
      void text(stream).then((source) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, source, user, isSecure });
        done();
      });
    },
    ...options,
  });
  // Such as a client that leaves because of its certificate.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(() => new Promise((closed) => server.close(() => closed())));
  return { port: (server.server.address() as AddressInfo).port, received };
}

/** Accepts a connection and behaves as a broken server would. */
async function startBroken(onSocket: (socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    onSocket(socket);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((closed) => server.close(() => closed()));
  });
  return (server.address() as AddressInfo).port;
}

const sender = {
  from: 'Caretrail <no-reply@caretrail.example>',
  replyTo: 'help@caretrail.example',
};
const mail = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  to: 'ada@example.org',
  subject: 'Ihr Code für heute',
  text: 'Your code: 123 456',
  html: '<p>123 <b>456</b></p>',
};

describe('mail by SMTP', () => {
  it('sends text and HTML from the operator’s address, with the support address for replies', async () => {
    const { port, received } = await startServer();
    await mailBySmtp(`smtp://127.0.0.1:${port}`, sender).deliver(mail);
    expect(received).toMatchObject([
      { from: 'no-reply@caretrail.example', to: ['ada@example.org'] },
    ]);
    const source = received[0]?.source;
    expect(source).toContain('From: Caretrail <no-reply@caretrail.example>');
    expect(source).toContain('Reply-To: help@caretrail.example');
    expect(source).toContain('To: ada@example.org');
    expect(source).toMatch(/Subject: =\?UTF-8\?/i);
    expect(source).toContain('multipart/alternative');
    expect(source).toMatch(
      /Content-Type: text\/plain[^]*123 456[^]*Content-Type: text\/html[^]*<b>456<\/b>/,
    );
  });

  it('names each mail by its id, the same whenever it is sent again', async () => {
    const { port, received } = await startServer();
    const transport = mailBySmtp(`smtp://127.0.0.1:${port}`, sender);
    await transport.deliver(mail);
    await transport.deliver(mail);
    await transport.deliver({ ...mail, id: 'another' });
    const named = received.map(({ source }) => /^message-id: (.*)$/im.exec(source)?.[1]);
    const first = '<0199aaaa-0000-7000-8000-000000000001@caretrail.example>';
    expect(named).toEqual([first, first, '<another@caretrail.example>']);
  });

  it('signs in with the name and password of the address, special characters included', async () => {
    const { port, received } = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, done) =>
        done(password === 'p@ss:w/rd' ? null : new Error('535 wrong'), { user: username ?? '' }),
    });
    const url = (password: string): string =>
      `smtp://us%40er:${encodeURIComponent(password)}@127.0.0.1:${port}`;
    await mailBySmtp(url('p@ss:w/rd'), sender).deliver(mail);
    expect(received[0]?.user).toBe('us@er');
    await expect(mailBySmtp(url('wrong'), sender).deliver(mail)).rejects.toMatchObject({
      code: 'EAUTH',
    });
  });

  it('gives no password to a server without encryption where that is required, nor in the check of the doctor', async () => {
    const passwords: unknown[] = [];
    const { port, received } = await startServer({
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, done) => {
        passwords.push(password);
        done(null, { user: username ?? '' });
      },
    });
    const url = `smtp://me:secret@127.0.0.1:${port}?requireTLS=true`;
    await expect(mailBySmtp(url, sender).deliver(mail)).rejects.toMatchObject({ code: 'ETLS' });
    await expect(checkSmtp(url)).rejects.toMatchObject({ code: 'ETLS' });
    expect({ received, passwords }).toEqual({ received: [], passwords: [] });
  });

  it('fails when the server refuses the recipient, or is not there', async () => {
    const { port } = await startServer({
      onRcptTo: (_, __, done) =>
        done(Object.assign(new Error('no such user'), { responseCode: 550 })),
    });
    await expect(
      mailBySmtp(`smtp://127.0.0.1:${port}`, sender).deliver(mail),
    ).rejects.toMatchObject({
      code: 'EENVELOPE',
      responseCode: 550,
    });
    await expect(mailBySmtp('smtp://127.0.0.1:1', sender).deliver(mail)).rejects.toMatchObject({
      code: 'ESOCKET',
    });
  });

  it.each<[string, (socket: Socket) => void]>([
    ['never greets', () => {}],
    ['falls silent after the greeting', (socket) => socket.write('220 hello\r\n')],
    [
      'goes on and on without an end',
      (socket) => {
        const drip = setInterval(() => socket.write('220-still here\r\n'), 20);
        socket.on('close', () => clearInterval(drip));
      },
    ],
    [
      'goes on and on without an end after the greeting',
      (socket) => {
        socket.write('220 hello\r\n');
        const drip = setInterval(() => socket.write('250-still here\r\n'), 20);
        socket.on('close', () => clearInterval(drip));
      },
    ],
  ])('does not wait for a server that %s', async (_, onSocket) => {
    const sockets: Socket[] = [];
    const port = await startBroken((socket) => {
      sockets.push(socket.resume());
      onSocket(socket);
    });
    const start = performance.now();
    const sending = mailBySmtp(`smtp://127.0.0.1:${port}`, sender, 150).deliver(mail);
    await expect(sending).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(performance.now() - start).toBeLessThan(20_000);
    // Nothing of the attempt goes on beside the next one.
    await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
  });

  it('accepts no extra header or recipient through an address or a subject', async () => {
    const { port, received } = await startServer();
    const transport = mailBySmtp(`smtp://127.0.0.1:${port}`, sender);
    const hostile = [
      { ...mail, subject: 'Hello\r\nBcc: victim@example.org' },
      { ...mail, to: 'ada@example.org\r\nBcc: victim@example.org' },
      { ...mail, to: 'ada@example.org, victim@example.org' },
      { ...mail, to: 'ada@example.org> RCPT TO:<victim@example.org' },
      { ...mail, to: '"victim@example.org" <ada@example.org>' },
    ];
    for (const each of hostile) await transport.deliver(each).catch(() => {});
    expect(received.length).toBeGreaterThan(0);
    for (const { to, source } of received) {
      expect(to).toHaveLength(1);
      expect(to).not.toEqual(['victim@example.org']);
      expect(source.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
    }
  });
});

describe('mail by SMTP over TLS', () => {
  const own = selfSigned('localhost');
  const login = (password: string, port: number): string => `us%40er:${password}@localhost:${port}`;
  /** As an operator writes it who has an authority of their own. */
  const trusting = (address: string): string => `${address}?tls.ca=${encodeURIComponent(own.cert)}`;

  /** Takes a password, and notes whether it came over TLS. */
  async function startTlsServer(isSecureAtOnce: boolean, { key, cert } = own) {
    const passwords: { password: string; isSecure: boolean }[] = [];
    const server = await startServer({
      key,
      cert,
      secure: isSecureAtOnce,
      disabledCommands: [],
      authOptional: false,
      // Told that it may come in plain text, so that the test would see it.
      allowInsecureAuth: true,
      onAuth: ({ username, password }, { secure }, done) => {
        passwords.push({ password: password ?? '', isSecure: secure });
        done(null, { user: username ?? '' });
      },
    });
    return { ...server, passwords };
  }
  const ways = [
    ['smtps://', true],
    ['smtp://', false],
  ] as const;

  it.each(ways)('sends name, password and mail encrypted by %s', async (way, isSecureAtOnce) => {
    const { port, received, passwords } = await startTlsServer(isSecureAtOnce);
    await mailBySmtp(trusting(way + login('secret', port)), sender).deliver(mail);
    expect(passwords).toEqual([{ password: 'secret', isSecure: true }]);
    expect(received).toMatchObject([{ to: ['ada@example.org'], user: 'us@er', isSecure: true }]);
  });

  it.each(ways)(
    'gives nothing to a server with an untrusted certificate, or one for another name, by %s',
    async (way, isSecureAtOnce) => {
      const { port, received, passwords } = await startTlsServer(isSecureAtOnce);
      const unknown = mailBySmtp(way + login('secret', port), sender).deliver(mail);
      await expect(unknown).rejects.toThrow(/self-signed certificate/);
      const byNumber = trusting(way + login('secret', port)).replace('@localhost:', '@127.0.0.1:');
      await expect(mailBySmtp(byNumber, sender).deliver(mail)).rejects.toThrow(/altnames/);
      expect({ received, passwords }).toEqual({ received: [], passwords: [] });
    },
  );

  it.each([
    ['refuses it', '454 not now\r\n'],
    ['answers in plain text', '220 go ahead\r\n250 hello\r\n'],
    ['ends', null],
  ])('gives no password to a server that offers encryption and then %s', async (_, answer) => {
    let said = '';
    const port = await startBroken((socket) => {
      socket.write('220 hello\r\n');
      socket.on('data', (part: Buffer) => {
        const text = part.toString('latin1');
        said += text;
        if (text.startsWith('EHLO'))
          socket.write('250-hello\r\n250-STARTTLS\r\n250 AUTH PLAIN LOGIN\r\n');
        else if (!text.startsWith('STARTTLS')) socket.write('250 as you like\r\n');
        else if (answer === null) socket.destroy();
        else socket.write(answer);
      });
    });
    const url = `smtp://${login('secret', port)}`;
    await expect(mailBySmtp(url, sender, 2000).deliver(mail)).rejects.toThrow();
    expect(said).toContain('STARTTLS');
    expect(said).not.toMatch(/^(?:AUTH|MAIL|DATA)/im);
    expect(said).not.toContain('secret');
    expect(said).not.toContain(Buffer.from('secret').toString('base64').slice(0, 6));
  });
});
