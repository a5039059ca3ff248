import { describe, expect, it } from 'vitest';
import { statusFailure, type Failure } from '../http/failure.ts';
import { clientErrors } from './client-errors.ts';
import { pickMessage } from './pick-message.ts';

const said = 'What the server said.';
const thrownMessage = 'What the error says.';
const detail = { code: 'x', detail: said, request_id: '1' };
const proxyPage = '<html><title>502 Bad Gateway</title></html>';

const answered = (status: number, body: unknown, message = ''): Failure => ({
  kind: 'status',
  status,
  body,
  message,
});
const noResponse: Failure = { kind: 'no-response', message: thrownMessage };
const setup: Failure = { kind: 'setup', message: thrownMessage };
const notAnError = 'thrown as a string';

type Row = readonly [situation: string, thrown: unknown, text: string];

/** §8, row by row. */
const catalogue: Record<keyof typeof pickMessage, readonly Row[]> = {
  login: [
    ['server message as a string', answered(400, said), said],
    ['its detail', answered(400, detail), said],
    ['its error', answered(400, { error: said }), said],
    ['its message', answered(400, { message: said }), said],
    ['its first non_field_errors entry', answered(400, { non_field_errors: [said, 'b'] }), said],
    ['detail before error', answered(400, { error: 'no', detail: said }), said],
    ['no text in error', answered(400, { error: {}, message: said }), said],
    ['mute server', answered(500, null), clientErrors.login],
    ['proxy page', answered(502, proxyPage), clientErrors.login],
    ['wrong shape', statusFailure(200, { message: said }), clientErrors.unreadableAnswer],
    ['no response', noResponse, clientErrors.login],
    ['non-Error', notAnError, clientErrors.login],
  ],
  profile: [
    ['401', answered(401, detail), clientErrors.profileUnauthorised],
    ['other status: the body', answered(500, said), said],
    ['other status: its detail', answered(403, detail), said],
    ['other status: the error message', answered(500, {}, thrownMessage), thrownMessage],
    ['other status, proxy page', answered(502, proxyPage, thrownMessage), thrownMessage],
    ['other status, mute', answered(500, null), clientErrors.profile],
    ['wrong shape', statusFailure(200, detail), clientErrors.unreadableAnswer],
    ['no response', noResponse, clientErrors.profile],
    ['non-Error', notAnError, clientErrors.profile],
  ],
  events: [
    ['the error message', new Error(thrownMessage), thrownMessage],
    ['no response', noResponse, thrownMessage],
    ['the message of an answer is its detail', statusFailure(409, detail), said],
    ['no message', answered(500, null), clientErrors.events],
    ['wrong shape', statusFailure(200, 'OK'), clientErrors.unreadableAnswer],
    ['non-Error', notAnError, clientErrors.events],
  ],
  eventFileDelete: [
    ['response data', answered(404, detail, thrownMessage), said],
    ['error message', answered(500, {}, thrownMessage), thrownMessage],
    ['no response', noResponse, thrownMessage],
    ['neither', answered(500, null), clientErrors.eventFileDelete],
    ['non-Error', notAnError, clientErrors.eventFileDelete],
  ],
  medications: [
    ['error message', answered(500, 'data', thrownMessage), thrownMessage],
    ['no message', answered(500, null), clientErrors.medications],
    ['non-Error', notAnError, clientErrors.medications],
  ],
  medicationChange: [
    ['response data first', answered(400, detail, thrownMessage), said],
    ['response data as text', answered(400, said, thrownMessage), said],
    ['proxy page', answered(502, proxyPage, thrownMessage), thrownMessage],
    ['no response', noResponse, thrownMessage],
    ['mute', answered(500, {}), clientErrors.medications],
    ['wrong shape', statusFailure(201, 'OK'), clientErrors.unreadableAnswer],
    ['non-Error', notAnError, clientErrors.medications],
  ],
  bulkDelete: [
    ['answer', answered(500, detail, thrownMessage), clientErrors.bulkDelete],
    ['non-Error', notAnError, clientErrors.bulkDelete],
  ],
  articles: [
    ['400 with detail', answered(400, detail), said],
    ['400 with error', answered(400, { error: said }), said],
    ['400 mute', answered(400, null), clientErrors.articles.badRequest],
    ['400 with a text that is no field', answered(400, said), clientErrors.articles.badRequest],
    ['other status', answered(503, detail), clientErrors.articles.otherStatus({ status: 503 })],
    [
      'other status below 500',
      answered(404, detail),
      clientErrors.articles.otherStatus({ status: 404 }),
    ],
    ['no response', noResponse, clientErrors.articles.noResponse],
    ['request setup failure', setup, clientErrors.articles.setup({ message: thrownMessage })],
    ['non-HTTP failure', new TypeError(thrownMessage), clientErrors.articles.unexpected],
    ['non-Error failure', notAnError, clientErrors.articles.notAnError],
    ['bad shape', answered(200, {}), clientErrors.articles.badShape],
  ],
  userList: [
    ['answer', answered(500, detail, thrownMessage), clientErrors.userList],
    ['no response', noResponse, clientErrors.userList],
    ['non-Error', notAnError, clientErrors.userList],
  ],
};

describe.each(Object.entries(catalogue))('§8 %s', (picker, rows) => {
  it.each(rows)('%s', (_, thrown, text) => {
    expect(pickMessage[picker as keyof typeof pickMessage](thrown)).toBe(text);
  });
});

describe('§8 every text', () => {
  it('is never [object Object], empty or markup, whatever was thrown', () => {
    const bodies = [
      {},
      [],
      { detail: {} },
      { non_field_errors: {} },
      '',
      proxyPage,
      'x'.repeat(501),
    ];
    const thrown = [...bodies, ...bodies.map((body) => answered(500, body)), new Error('')];
    for (const pick of Object.values(pickMessage)) {
      for (const each of thrown) expect(pick(each)).toMatch(/^[^<[]+$/);
    }
  });
});
