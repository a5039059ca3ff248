import { asFailure, bodyText, fieldOf, isUnreadableAnswer, readableText } from '../http/failure.ts';
import { clientErrors } from './client-errors.ts';

type Picker = (thrown: unknown) => string;

/** The same text whatever was thrown. */
const always =
  (read: () => string): Picker =>
  () =>
    read();

const messageOf = (thrown: unknown): string | null => readableText(asFailure(thrown)?.message);

function responseText(thrown: unknown): string | null {
  const failure = asFailure(thrown);
  if (failure?.kind !== 'status' || isUnreadableAnswer(failure)) return null;
  return bodyText(failure.body);
}

/** "Server message if a string, else its detail, error, message or first non_field_errors entry." */
function login(thrown: unknown): string {
  const failure = asFailure(thrown);
  if (failure?.kind !== 'status') return clientErrors.login;
  if (isUnreadableAnswer(failure)) return clientErrors.unreadableAnswer;
  const { body } = failure;
  return (
    bodyText(body) ??
    readableText(fieldOf(body, 'error')) ??
    readableText(fieldOf(body, 'message')) ??
    readableText(fieldOf(fieldOf(body, 'non_field_errors'), '0')) ??
    clientErrors.login
  );
}

function profile(thrown: unknown): string {
  const failure = asFailure(thrown);
  if (failure?.kind !== 'status') return clientErrors.profile;
  if (failure.status === 401) return clientErrors.profileUnauthorised;
  return responseText(failure) ?? messageOf(failure) ?? clientErrors.profile;
}

function articles(thrown: unknown): string {
  const texts = clientErrors.articles;
  const failure = asFailure(thrown);
  switch (failure?.kind) {
    case undefined:
      return texts.notAnError;
    case 'status':
      return articlesStatus(failure.status, failure.body);
    case 'no-response':
      return texts.noResponse;
    case 'setup':
      return texts.setup({ message: failure.message });
    case 'unexpected':
      return texts.unexpected;
  }
}

function articlesStatus(status: number, body: unknown): string {
  const texts = clientErrors.articles;
  if (status < 400) return texts.badShape;
  if (status !== 400) return texts.otherStatus({ status });
  return (
    readableText(fieldOf(body, 'detail')) ??
    readableText(fieldOf(body, 'error')) ??
    texts.badRequest
  );
}

/** The error catalogue of §8 as functions from any thrown value to the text to show. */
export const pickMessage = {
  login,
  profile,
  events: (thrown) => messageOf(thrown) ?? clientErrors.events,
  eventFileDelete: (thrown) =>
    responseText(thrown) ?? messageOf(thrown) ?? clientErrors.eventFileDelete,
  /** List and delete. */
  medications: (thrown) => messageOf(thrown) ?? clientErrors.medications,
  /** Create and edit. */
  medicationChange: (thrown) =>
    responseText(thrown) ?? messageOf(thrown) ?? clientErrors.medications,
  bulkDelete: always(() => clientErrors.bulkDelete),
  articles,
  userList: always(() => clientErrors.userList),
} as const satisfies Record<string, Picker>;
