import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { smtpOptions } from './smtp-options.ts';

/** As the library takes it, which reads the address too. */
const isRequired = (address: string): unknown =>
  (createTransport(smtpOptions(address, 1)) as { options: { requireTLS?: boolean } }).options
    .requireTLS;

it.each([
  'smtp://me:secret@mail.example.org',
  'smtp://me:secret@mail.example.org:587?pool=true',
  'smtp://me:secret@10.0.0.7:25',
  'smtp://me:secret@localhost.example.org',
  'smtp://me:secret@[fd00::1]:25',
])('a password is sent encrypted or not at all to %s', (address) => {
  expect(isRequired(address)).toBe(true);
});

it.each([
  ['without a password', 'smtp://mail.example.org'],
  ['encrypted from the start', 'smtps://me:secret@mail.example.org'],
  ['on this machine', 'smtp://me:secret@localhost:25'],
  ['on this machine', 'smtp://me:secret@127.0.0.1'],
  ['on this machine', 'smtp://me:secret@[::1]:2525'],
  ['that the operator decides', 'smtp://me:secret@mail.example.org?requireTLS=false'],
  ['that the operator decides', 'smtp://me:secret@mail.example.org?ignoreTLS=true'],
])('nothing is demanded of a mail server %s: %s', (_, address) => {
  expect(isRequired(address)).not.toBe(true);
});
