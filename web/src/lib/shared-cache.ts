/** What another app has shared, until the person has said what becomes of it (shared-files.ts). */
export const sharedCache = 'caretrail-shared';

/** The address that the app is opened with then. */
export const shareQuery = '?shared';

/** Where the manifest lets other apps post what they share; only the service worker answers there. */
export const sharePath = '/share';
/** The field of that form. */
export const shareField = 'files';
