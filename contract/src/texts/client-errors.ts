import { messages } from '../i18n/messages.ts';

/** §8: what the client says when the server sends no message. `pick-message.ts` chooses among them. */
export const clientErrors = messages('texts/client-errors', {
  login: 'Login failed. Please check your credentials or try again.',
  profile: 'Failed to fetch profile data.',
  profileUnauthorised: 'Authentication failed. Please try logging in again.',
  profileWithoutUserId: 'User ID not provided. Cannot fetch profile.',
  profileForPatientsOnly: 'Operation only allowed for patients.',
  /** §8, verbatim: event failures default to a text about signing in. The server always sends its own. */
  events: 'Login failed. Please check your credentials.',
  eventFileDelete: 'Failed to delete file.',
  eventIdMissing: 'Event ID not found in FormData for editing.',
  medicationIdMissing: 'medicationId ID not found in FormData for editing.',
  medications: 'Something went wrong',
  bulkDelete: 'Something went wrong during bulk deletion',
  articles: {
    badRequest: 'Invalid request data. Check tags and page number.',
    otherStatus: 'Server error: {status, number}',
    noResponse: 'No response received from server. Check network or backend.',
    setup: 'Request setup error: {message}',
    unexpected: 'An unexpected error occurred.',
    notAnError: 'Unknown error fetching articles',
    badShape: 'Invalid response format received from server.',
  },
  userList: 'Failed to load user data. Please try again later.',
  /** Ours: the server reported success, but the body does not fit the schema of the call. */
  unreadableAnswer: 'We could not read the server’s answer. Try again later.',
  /** Ours: the message of a failure whose answer says nothing readable. */
  answeredWith: 'The server could not do this (error {status, number}). Try again.',
});
