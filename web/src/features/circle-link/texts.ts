import { messages } from '@caretrail/contract/i18n/messages';

export const circleLinkTexts = messages('circle-link/page', {
  loading: 'Loading…',
  onIt: 'I’m on it',
  refuse: 'Refuse',
  sending: 'One moment…',
  unreachable: 'No connection. Nothing was sent. Try again.',
  retry: 'Try again',
  none: 'This link cannot be used. Open it from the message again.',
  noneHint: 'A page that is loaded again has forgotten the link.',
  more: 'To see more, sign in.',
  signIn: 'Sign in',
  open: 'Open Caretrail',
});
