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
  explanation: `${productName} keeps in this browser only what it needs to work. It has no analytics today; your choice holds should that change.`,
  acceptAll: 'Accept All Cookies',
  declineNonEssential: 'Decline Non-Essential',
  managePreferences: 'Manage Preferences',
  preferencesHeading: footerTexts.cookiePreferences,
  back: 'Back',
  essential: {
    heading: 'Essential cookies',
    state: 'Always active',
    explanation: `They keep you signed in and remember your settings and this choice. ${productName} cannot work without them.`,
  },
  analytics: {
    heading: 'Analytics & performance cookies',
    explanation: `They would show us which pages are slow or fail. ${productName} has none today. Should that change, they stay off unless you allow them, and nothing about your health is part of them.`,
    allow: 'Allow All Cookies',
    decline: 'Decline Non-Essential',
  },
} as const;
