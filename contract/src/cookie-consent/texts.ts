import { messages } from '../i18n/messages.ts';

/** For the foot of every page. §2.8 names the three policies. */
export const footerTexts = messages('cookie-consent/footer', {
  cookiePreferences: 'Cookie preferences',
  privacyPolicy: 'Privacy policy',
  cookiePolicy: 'Cookie policy',
  termsOfService: 'Terms of service',
});

/** §2.8; the sentences under the headings are ours. */
export const cookieTexts = messages('cookie-consent/panel', {
  heading: 'We value your privacy',
  explanation:
    'Caretrail stores only what it needs to work in this browser. It has no analytics today. If that changes, we will follow the choice you make here.',
  acceptAll: 'Accept All Cookies',
  declineNonEssential: 'Decline Non-Essential',
  managePreferences: 'Manage Preferences',
  preferencesHeading: 'Cookie preferences',
  back: 'Back',
  essential: {
    heading: 'Essential cookies',
    state: 'Always active',
    explanation:
      'These keep you signed in and remember your settings and this choice. Caretrail cannot work without them.',
  },
  analytics: {
    heading: 'Analytics & performance cookies',
    explanation:
      'These would show us which pages are slow or fail. Caretrail has none today. If that changes, they will stay off unless you allow them, and they will never include anything about your health.',
    allow: 'Allow All Cookies',
    decline: 'Decline Non-Essential',
  },
});
