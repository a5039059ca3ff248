import { productName } from '../texts/product.ts';

/** For the foot of every page. §2.8 names the three policies. */
export const footerTexts = {
  cookiePreferences: 'Cookie preferences',
  privacyPolicy: 'Privacy policy',
  cookiePolicy: 'Cookie policy',
  termsOfService: 'Terms of service',
} as const;

/** §2.8; the sentences under the headings are ours. */
export const cookieTexts = {
  heading: 'We value your privacy',
  explanation: `${productName} stores only what it needs to work in this browser. It has no analytics today. If that changes, we follow the choice you make here.`,
  acceptAll: 'Accept All Cookies',
  declineNonEssential: 'Decline Non-Essential',
  managePreferences: 'Manage Preferences',
  preferencesHeading: footerTexts.cookiePreferences,
  back: 'Back',
  essential: {
    heading: 'Essential cookies',
    state: 'Always active',
    explanation: `These keep you signed in and remember your settings and this choice. ${productName} cannot work without them.`,
  },
  analytics: {
    heading: 'Analytics & performance cookies',
    explanation: `These would show us which pages are slow or fail. ${productName} has none today. If that changes, they stay off unless you allow them, and they never include anything about your health.`,
    allow: 'Allow All Cookies',
    decline: 'Decline Non-Essential',
  },
} as const;
