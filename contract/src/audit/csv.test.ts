import { describe, expect, it } from 'vitest';
import { auditCsvHeader, auditCsvLine, csvCell } from './csv.ts';
import { isReasonShown } from './reasons.ts';

describe('the audit log as CSV', () => {
  it.each([
    ['plain', 'plain'],
    [null, ''],
    ['Doe, Jane', '"Doe, Jane"'],
    ['said "no"', '"said ""no"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=HYPERLINK("https://x")', `"'=HYPERLINK(""https://x"")"`],
    ['+49', "'+49"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\r=1', `"'\r'=1"`],
    ['a=b', 'a=b'],
    ['＝1+1', "'＝1+1"],
    ['x;＠SUM(1)', "x;'＠SUM(1)"],
    // Where the separator is a semicolon, a cell ends at each.
    ["x;=cmd|'/C calc'!A0;y", "x;'=cmd|'/C calc'!A0;y"],
    ['x;+1;-2;@a', "x;'+1;'-2;'@a"],
    ['x;"=1";y', `"x;""'=1"";y"`],
    ['x\t=1', "x\t'=1"],
    ['two\r\n=1', `"two\r\n'=1"`],
    ['two\n-1', `"two\n'-1"`],
    ['a; b = c', 'a; b = c'],
  ])('%j is written as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it('has a cell for every heading', () => {
    const who = { id: 'u', name: 'Jane', email: 'jane@example.org' };
    const line = auditCsvLine({
      id: 'i',
      at: '2026-03-05T09:30:00.000Z',
      action: 'user.invited',
      object_type: 'user',
      outcome: 'done',
      reason: 'asked',
      actor: who,
      actor_role: 'administrator',
      subject: null,
      request_id: 'r',
    });
    expect(line).toBe(
      '2026-03-05T09:30:00.000Z,Invitation sent,user.invited,user,done,asked,administrator,u,Jane,jane@example.org,,,,r,i\r\n',
    );
    expect(line.split(',')).toHaveLength(auditCsvHeader.split(',').length);
  });
});

describe('the reasons that administrators may read', () => {
  it.each(['user.deactivated', 'sign-in.password', 'throttle.limit-reached', 'backup.restored'])(
    'include the one of %s',
    (action) => {
      expect(isReasonShown(action)).toBe(true);
    },
  );
  it.each(['medication.edited', 'treatment.shifted', 'event.created', 'something.new', ''])(
    'leave out the one of %s',
    (action) => {
      expect(isReasonShown(action)).toBe(false);
    },
  );
});
