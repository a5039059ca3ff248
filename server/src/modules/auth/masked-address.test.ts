import { describe, expect, it } from 'vitest';
import { maskedAddress } from './masked-address.ts';

describe('an address with its middle hidden', () => {
  it.each([
    ['patient@demo.example', 'p•••••t@demo.example'],
    ['abc@x.example', 'a•••••c@x.example'],
    ['ab@x.example', 'a•••@x.example'],
    ['a@x.example', 'a•••@x.example'],
  ])('%s is shown as %s', (email, shown) => {
    expect(maskedAddress(email)).toBe(shown);
  });
});
