import { describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../ports/mail.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { sendDueMails, type MailProblem } from './send-due.ts';
import { areMailsLate, queueMail, type Mail } from './service.ts';

const testApp = useTestApp();
const second = 1000;
const minute = 60 * second;
let count = 0;

const someMail =
  (more: Partial<Mail> = {}) =>
  (): Mail => ({
    subject: 'A subject',
    paragraphs: ['Some words.'],
    ...more,
  });
const newAddress = (): string => `mail-${(count += 1)}@example.org`;
const queue = (to: string, more?: Partial<Mail>) =>
  testApp().deps.db.transaction((tx) => queueMail(testApp().deps, tx, to, someMail(more)));
const rowOf = (to: string) =>
  testApp().deps.db.one<Record<string, unknown>>(
    `SELECT subject, text_body, html_body, attempts, sent_at, given_up_at, next_attempt_at FROM mail_outbox WHERE to_address = $1`,
    [to],
  );

function postman(deliver: (mail: OutgoingMail) => Promise<void> = async () => {}) {
  const delivered: OutgoingMail[] = [];
  const problems: MailProblem[] = [];
  const transport = {
    deliver: async (mail: OutgoingMail) => {
      await deliver(mail);
      delivered.push(mail);
    },
  };
  const send = () =>
    sendDueMails({
      db: testApp().deps.db,
      clock: testApp().clock,
      transport,
      onProblem: (problem) => problems.push(problem),
    });
  return { delivered, problems, send };
}

const broken = (): Promise<void> =>
  Promise.reject(
    Object.assign(new Error('550 no such user x@example.org'), {
      code: 'EENVELOPE',
      responseCode: 550,
    }),
  );

describe('the outbox', () => {
  it('has a mail only if its cause was committed', async () => {
    const to = newAddress();
    const { deps } = testApp();
    const failing = deps.db.transaction(async (tx) => {
      await queueMail(deps, tx, to, someMail());
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await deps.db.query(`SELECT 1 FROM mail_outbox WHERE to_address = $1`, [to])).toEqual(
      [],
    );
  });

  it('keeps a subject on one line', async () => {
    const to = newAddress();
    await queue(to, { subject: 'Hello\r\nBcc: all@example.org\n\nx' });
    expect(await rowOf(to)).toMatchObject({ subject: 'Hello Bcc: all@example.org x' });
    await postman().send();
  });

  it('sends its mails once, text and HTML, and empties those that may hold a code', async () => {
    const to = newAddress();
    await queue(to, { paragraphs: [{ code: '123 456' }] });
    const { delivered, send } = postman();
    expect(await send()).toBe(1);
    expect(delivered[0]).toMatchObject({
      to,
      subject: 'A subject',
      text: expect.stringContaining('123 456'),
    });
    expect(delivered[0]?.html).toContain('123 456');
    expect(await send()).toBe(0);
    expect(await rowOf(to)).toMatchObject({
      text_body: null,
      html_body: null,
      sent_at: testApp().clock.now().toISOString(),
    });
  });

  it('sends 200 mails once each, with two servers at work', async () => {
    await Promise.all(Array.from({ length: 200 }, () => queue(newAddress())));
    const slowly = (): Promise<void> => new Promise((done) => setTimeout(done, 1));
    const [one, two] = [postman(slowly), postman(slowly)];
    for (let round = 0; round < 3; round += 1) await Promise.all([one.send(), two.send()]);
    const addresses = [...one.delivered, ...two.delivered].map(({ to }) => to);
    expect(addresses).toHaveLength(200);
    expect(new Set(addresses).size).toBe(200);
    expect(one.delivered.length).toBeGreaterThan(0);
    expect(two.delivered.length).toBeGreaterThan(0);
  });

  it('leaves a mail that is being sent to its sender for as long as sending can take', async () => {
    const to = newAddress();
    await queue(to);
    let finish = (): void => {};
    const slow = postman(() => new Promise((done) => (finish = done)));
    const sending = slow.send();
    await expect.poll(() => rowOf(to)).toMatchObject({ attempts: 1 });
    // A transport ends within 30 seconds.
    testApp().clock.advance(44 * second);
    const other = postman();
    expect(await other.send()).toBe(0);
    finish();
    expect(await sending).toBe(1);
  });

  it('tries again 45 seconds after a crash in the middle of sending, as the same mail', async () => {
    const to = newAddress();
    await queue(to);
    const killed: OutgoingMail[] = [];
    void postman((mail) => new Promise(() => killed.push(mail))).send();
    await expect.poll(() => killed).toHaveLength(1);
    testApp().clock.advance(45 * second);
    const { delivered, send } = postman();
    expect(await send()).toBe(1);
    expect(delivered).toEqual(killed);
    expect(delivered[0]?.id).toMatch(/^[\w-]{20,}$/);
  });

  it('tries again at growing intervals, and gives up after eight attempts', async () => {
    const to = newAddress();
    await queue(to);
    const { problems, send } = postman(broken);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await send();
      const { next_attempt_at } = await rowOf(to);
      const wait = Date.parse(String(next_attempt_at)) - testApp().clock.now().getTime();
      expect(await send()).toBe(0);
      if (attempt < 8) waits.push(wait / 1000);
      testApp().clock.advance(wait);
    }
    expect(waits).toEqual([5, 15, 45, 135, 405, 1215, 3600]);
    expect(await rowOf(to)).toMatchObject({
      attempts: 8,
      text_body: null,
      html_body: null,
      given_up_at: expect.any(String),
    });
    testApp().clock.advance(24 * 60 * minute);
    expect(await send()).toBe(0);
    expect(problems).toHaveLength(8);
    // For the log: no address in it.
    expect(problems[7]).toEqual({ code: 'EENVELOPE 550', attempts: 8, isGivenUp: true });
  });

  it('waits for a mail server that is away or refuses the sign-in, however often it runs, and sends once it is back', async () => {
    const to = newAddress();
    await queue(to);
    const { clock, deps } = testApp();
    const away = (code: string, responseCode?: number) =>
      postman(() => Promise.reject(Object.assign(new Error('away'), { code, responseCode })));
    const reasons = [['ESOCKET'], ['ETIMEDOUT'], ['EAUTH', 535], ['EENVELOPE', 421]] as const;
    for (let round = 0; round < 12; round += 1) {
      const [code, responseCode] = reasons[round % reasons.length] ?? ['ESOCKET'];
      const { problems, send } = away(code, responseCode);
      await send();
      expect(problems).toHaveLength(1);
      expect(await rowOf(to)).toMatchObject({ attempts: 0, given_up_at: null });
      expect(await areMailsLate({ clock }, deps.db)).toBe(true);
      // Never longer than a minute, so that mails are sent soon after it is back.
      clock.advance(minute);
    }
    const back = postman();
    expect(await back.send()).toBe(1);
    expect(back.delivered.map((mail) => mail.to)).toEqual([to]);
    expect(await areMailsLate({ clock }, deps.db)).toBe(false);
  });

  it('waits for three days, and not for ever', async () => {
    const to = newAddress();
    await queue(to);
    testApp().clock.advance(3 * 24 * 60 * minute + 1);
    const gone = Object.assign(new Error('away'), { code: 'ESOCKET' });
    await postman(() => Promise.reject(gone)).send();
    expect(await rowOf(to)).toMatchObject({ given_up_at: expect.any(String), text_body: null });
  });

  it('does not let one failing mail hold up the others', async () => {
    const [bad, good] = [newAddress(), newAddress()];
    await queue(bad);
    await queue(good);
    const { delivered, send } = postman(async ({ to }) => (to === bad ? broken() : undefined));
    await send();
    expect(delivered.map(({ to }) => to)).toContain(good);
    await testApp().deps.db.execute(`DELETE FROM mail_outbox WHERE to_address = $1`, [bad]);
  });

  it('does not send a code that has expired', async () => {
    const to = newAddress();
    await queue(to, { uselessAfter: new Date(testApp().clock.now().getTime() + 10 * minute) });
    testApp().clock.advance(10 * minute);
    expect(await postman().send()).toBe(0);
    expect(await rowOf(to)).toMatchObject({ given_up_at: expect.any(String), text_body: null });
  });
});
