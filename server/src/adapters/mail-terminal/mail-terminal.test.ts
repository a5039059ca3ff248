import { describe, expect, it } from 'vitest';
import { mailToTerminal } from './mail-terminal.ts';

describe('mail in the terminal', () => {
  it('shows recipient, subject and text, so that the code can be read there', async () => {
    const lines: string[] = [];
    const mail = {
      id: '1',
      to: 'ada@example.org',
      subject: 'Your code',
      text: 'Here it is:\n\n    123 456\n',
      html: '<p>123 456</p>',
    };
    await mailToTerminal((line) => lines.push(line)).deliver(mail);
    expect(lines.join('\n')).toMatch(
      /Mail to ada@example\.org\nYour code\n\nHere it is:\n\n {4}123 456\n─/,
    );
    expect(lines.join('\n')).not.toContain('<p>');
  });
});
