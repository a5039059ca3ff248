import { messages } from '@caretrail/contract/i18n/messages';

export const noticeTexts = messages('cookie-consent/notices', {
  notLoaded:
    'The cookie preferences could not be loaded. Check your connection and reload the page.',
  saved: {
    accepted: 'Your choice was saved: all cookies are allowed.',
    declined: 'Your choice was saved: essential cookies only.',
  },
});
