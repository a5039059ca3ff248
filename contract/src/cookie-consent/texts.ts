import { productName } from '../texts/product.ts';

/** §2.8; the sentences under the headings are ours. */
export const cookieTexts = {
  heading: 'We value your privacy',
  explanation:
    'Essential cookies keep you signed in. With your permission we also measure how the pages perform. Nothing about your health is part of it.',
  acceptAll: 'Accept All Cookies',
  declineNonEssential: 'Decline Non-Essential',
  managePreferences: 'Manage Preferences',
  back: 'Back',
  essential: {
    heading: 'Essential cookies',
    state: 'Always active',
    explanation: `They keep you signed in and remember this choice. ${productName} cannot work without them.`,
  },
  analytics: {
    heading: 'Analytics & performance cookies',
    explanation: 'They show us which pages are slow or fail. They are off until you allow them.',
    allow: 'Allow All Cookies',
    decline: 'Decline Non-Essential',
  },
  links: {
    privacyPolicy: 'Privacy policy',
    cookiePolicy: 'Cookie policy',
    termsOfService: 'Terms of service',
  },
} as const;
