// @module-tag slow
import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLine, isWebBuilt, saidBy, startProcess } from '../testing/own-process.ts';
import { answerToSignal } from './stop-on-signal.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caretrail-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (variables: Record<string, string>, program?: string[]) =>
  startProcess(
    { CARETRAIL_DATA: join(folder, 'data'), ...variables },
    { ...(program && { program }), cwd: folder },
  );

const freePort = (): Promise<{ port: number; free(): Promise<void> }> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      found({ port, free: () => new Promise((done) => server.close(() => done())) });
    });
  });

describe.concurrent('a start that cannot go on prints one clear sentence, exits with 1 and leaves nothing', () => {
  it.each([
    [
      'every mistake of the environment at once',
      { PORT: 'many', CARETRAIL_MODE: 'production', SMTP_URL: 'mail.example.org' },
      [
        'PORT must be',
        'CARETRAIL_SECRET must be set',
        'SUPPORT_EMAIL must be set',
        'OPERATOR_NAME must be set',
        'OPERATOR_CONTACT must be set',
        'SMTP_URL must start',
      ],
    ],
    [
      'a mode that is none',
      { CARETRAIL_MODE: 'staging' },
      ['CARETRAIL_MODE must be "demo" or "production"'],
    ],
    ['no secret in production', { CARETRAIL_MODE: 'production' }, ['CARETRAIL_SECRET must be set']],
    [
      '§2.4 no address for feedback in production',
      { CARETRAIL_MODE: 'production', CARETRAIL_SECRET: 'x'.repeat(40) },
      ['SUPPORT_EMAIL must be set in production'],
    ],
    [
      '§2.8 no operator for the legal texts in production',
      {
        CARETRAIL_MODE: 'production',
        CARETRAIL_SECRET: 'x'.repeat(40),
        SUPPORT_EMAIL: 'help@example.org',
      },
      ['OPERATOR_NAME must be set in production', 'OPERATOR_CONTACT must be set in production'],
    ],
    ['a demo for the whole network', { HOST: '0.0.0.0' }, ['HOST must stay on this machine']],
    [
      'a database address that is none',
      { DATABASE_URL: 'nonsense' },
      ['DATABASE_URL must start with postgres://'],
    ],
  ])('%s', async (_, variables, sentences) => {
    const { ended, printed } = start(variables);
    expect(await ended).toBe(1);
    for (const sentence of sentences) expect(printed()).toContain(sentence);
    expect(printed()).not.toMatch(/^\s+at /m);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('when the port is taken', async () => {
    const taken = await freePort();
    const { ended, printed } = start({ PORT: String(taken.port) });
    expect(await ended).toBe(1);
    expect(printed()).toBe(
      `Port ${taken.port} is already in use. Stop the program that uses it, or set PORT to another number.\n`,
    );
    expect(existsSync(join(folder, 'data'))).toBe(false);
    await taken.free();
  });

  it.skipIf(!isWebBuilt)('when the data folder cannot be created', async () => {
    const { port, free } = await freePort();
    await free();
    const { ended, printed } = start({ PORT: String(port), CARETRAIL_DATA: '/proc/caretrail' });
    expect(await ended).toBe(1);
    expect(printed()).toContain('cannot write to its data folder /proc/caretrail');
  });

  it.skipIf(!isWebBuilt)('when the database does not answer', async () => {
    const { port, free } = await freePort();
    await free();
    const { ended, printed } = start({
      PORT: String(port),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    expect(await ended).toBe(1);
    expect(printed()).toMatch(/database/i);
    expect(printed()).not.toMatch(/^\s+at /m);
  });
});

// At the same time as the starts above, one of which waits long for its database.
describe.skipIf(!isWebBuilt).concurrent('a start', () => {
  it('serves the sign-in page, refuses a second start, and leaves no process after Ctrl-C', async () => {
    const { port, free } = await freePort();
    await free();
    const variables = { PORT: String(port), CARETRAIL_DATA: join(folder, 'started') };
    const first = start(variables);
    await saidBy(first, 'Caretrail is ready');
    const page = await fetch(`http://127.0.0.1:${port}/login`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).toContain('<div id="root"');
    const settings = await fetch(`http://127.0.0.1:${port}${operationsEndpoints.settings.path}`);
    expect(await settings.json()).toMatchObject({ support_email: 'support@caretrail.example' });
    const privacy = await fetch(`http://127.0.0.1:${port}/privacy.html`);
    expect(await privacy.text()).toContain('Caretrail Demo is the data controller.');
    const german = await fetch(`http://127.0.0.1:${port}/privacy.html`, {
      headers: { 'accept-language': 'de' },
    });
    expect(await german.text()).toContain('Caretrail Demo ist Verantwortlicher');

    const other = await freePort();
    await other.free();
    const second = start({ ...variables, PORT: String(other.port) });
    expect(await second.ended).toBe(1);
    expect(second.printed()).toContain('Another Caretrail is already running on');

    const invited = start(
      variables,
      commandLine('invite', 'Somebody@example.org', '--role', 'patient'),
    );
    expect(await invited.ended).toBe(0);
    expect(invited.printed()).toContain('/password-verify#email=somebody%40example.org&code=');
    await saidBy(first, 'You are invited to Caretrail');
    const again = start(
      variables,
      commandLine('invite', 'patient@demo.caretrail.example', '--role', 'patient'),
    );
    expect(await again.ended).toBe(1);
    expect(again.printed()).toBe('patient@demo.caretrail.example already has an account.\n');

    first.child.kill('SIGINT');
    // As npm does, which forwards a signal that the terminal has already sent.
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(existsSync(join(folder, 'started/pg/postmaster.pid'))).toBe(false);

    const third = start({
      ...variables,
      CARETRAIL_MODE: 'production',
      CARETRAIL_SECRET: 'x'.repeat(40),
      SUPPORT_EMAIL: 'help@example.org',
      OPERATOR_NAME: 'The clinic',
      OPERATOR_CONTACT: '1 Street, Town',
    });
    expect(await third.ended).toBe(1);
    expect(third.printed()).toContain(
      'This database was made by the demo, whose passwords are public',
    );

    const reset = start(variables, commandLine('demo', 'reset'));
    expect(await reset.ended).toBe(0);
    expect(existsSync(join(folder, 'started/pg'))).toBe(false);
  });

  it.each([
    ['nothing', []],
    ['a command that there is not', ['dance']],
    ['an invitation without an address', ['invite', 'not-an-address', '--role', 'patient']],
    ['an invitation without a role', ['invite', 'a@example.org']],
    ['a worker without a database to work on', ['worker']],
    ['a link without a provider', ['link', 'a@example.org', '--subject', '7']],
  ])('prints a sentence and exits with 1 when the operator types %s', async (_, args) => {
    const { ended, printed } = start({ CARETRAIL_DATA: join(folder, 'cli') }, commandLine(...args));
    expect(await ended).toBe(1);
    expect(printed()).toMatch(/caretrail|identity provider|DATABASE_URL/);
    expect(printed()).not.toMatch(/^\s+at /m);
  });
});

it('and a second signal ends it at once, unless it is the first one forwarded', () => {
  expect(answerToSignal(undefined, 5000)).toBe('stop');
  expect([5000, 5002, 5999].map((nowMs) => answerToSignal(5000, nowMs))).toEqual([
    'ignore',
    'ignore',
    'ignore',
  ]);
  expect([6000, 20_000].map((nowMs) => answerToSignal(5000, nowMs))).toEqual(['end', 'end']);
});
