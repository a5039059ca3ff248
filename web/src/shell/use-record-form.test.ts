import { describe, expect, it } from 'vitest';
import { prepareWrite, rememberWrite } from './use-record-form.ts';

const values = { title: 'Visit', files: [new File(['x'], 'a.pdf')] };
const send = (typed: object, version: number | undefined, body: object = { title: 'Visit' }) =>
  prepareWrite(typed, version, () => body);

describe('§7 a form that is sent again after a lost answer', () => {
  it('has the same key and says the same when nothing was changed, whatever the clock', () => {
    const first = send(values, undefined);
    expect(send(values, undefined, { title: 'Visit', status: 'done' })).toBe(first);
  });

  it('has a new key when something was changed', () => {
    const { key } = send(values, undefined);
    expect(send({ ...values, files: [] }, undefined).key).not.toBe(key);
  });

  it('has the same key after a reload, for the input that came back', () => {
    const first = send(values, undefined);
    const typed = { title: 'Visit' };
    rememberWrite(typed, first);
    expect(send(typed, undefined, { title: 'Visit', status: 'done' })).toEqual(first);
  });

  it('is the same edit, but a new one over the version that another device saved', () => {
    const { key } = send(values, 1);
    expect(send(values, 1).key).toBe(key);
    expect(send(values, 2).key).not.toBe(key);
  });
});
