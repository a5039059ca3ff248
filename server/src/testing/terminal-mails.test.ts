import { expect, it } from 'vitest';
import { mailToTerminal } from '../adapters/mail-terminal/mail-terminal.ts';
import { mailsIn } from './terminal-mails.ts';

it('reads the mails of the terminal as they were sent, and no incomplete one', async () => {
  let terminal = 'Caretrail is ready at http://localhost:4000\n\n';
  const transport = mailToTerminal((line) => (terminal += `${line}\n`));
  const mails = [
    { to: 'a@example.org', subject: 'Your code', text: 'It is 123 456.\n\nIt holds for a while.' },
    { to: 'b@example.org', subject: 'You are invited', text: 'Open http://localhost/x#y' },
  ];
  for (const mail of mails) await transport.deliver({ id: '1', ...mail, html: '' });
  expect(mailsIn(terminal)).toEqual(mails);
  expect(mailsIn(terminal.trimEnd().slice(0, -1))).toEqual(mails.slice(0, 1));
});
