import { describe, expect, it } from 'vitest';
import { formBytes } from '../testing/send-form.ts';
import { makeFormParts } from './form-parts.ts';

const form = formBytes({
  fields: { title: 'x', start: '\r\n--' },
  files: [{ name: 'a.pdf', content: Buffer.from('\r\n----caretrai') }],
});

function counted(payload: Buffer, step: number, contentType = form.contentType) {
  const parts = makeFormParts(contentType);
  let isForm = true;
  for (let at = 0; at < payload.length; at += step)
    isForm &&= parts.look(payload.subarray(at, at + step));
  return { isForm, count: parts.count };
}

describe('§3 the parts of a form', () => {
  it('are counted in chunks of any size, and not beyond the end', () => {
    const payload = Buffer.concat([form.payload, Buffer.from('\r\n'), form.payload]);
    for (const step of [1, 2, 3, 7, 31, 64, 10_000])
      expect(counted(payload, step)).toEqual({ isForm: true, count: 3 });
  });

  it('are found by a boundary in quotes', () => {
    const quoted = form.contentType.replace(/boundary=(.*)/, 'charset=utf-8; boundary="$1"');
    expect(counted(form.payload, 64, quoted).count).toBe(3);
  });

  it.each([1, 100, 100_000])('leave little around them, %d bytes at a time', (step) => {
    const much = Buffer.alloc(5000, 'x');
    const before = Buffer.concat([much, Buffer.from('\r\n'), form.payload]);
    expect(counted(before, step).isForm).toBe(false);
    expect(counted(Buffer.concat([form.payload, much]), step).isForm).toBe(false);
    const long = formBytes({ files: [{ name: 'a', content: much }] });
    expect(counted(long.payload, step, long.contentType)).toEqual({ isForm: true, count: 1 });
  });
});
