import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { areUsable, encryptPush } from './encrypt.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

describe('the encryption of a push message', () => {
  it('gives the bytes of the example in RFC 8291, appendix A', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
    const keys = {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const plain = Buffer.from('When I grow up, I want to be a watermelon');
    const made = encryptPush(keys, plain, sender, bytes('DGv6ra1nlYgDCS1FRnbzlw'));
    expect(made.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('refuses a key that is no point of the curve', () => {
    const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
    expect(areUsable({ p256dh: `B${'A'.repeat(86)}`, auth })).toBe(false);
    const browser = createECDH('prime256v1').generateKeys('base64url');
    expect(areUsable({ p256dh: browser, auth })).toBe(true);
  });
});
