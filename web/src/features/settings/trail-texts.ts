export const trailTexts = {
  more: 'Show earlier ones',
  loading: 'Loading…',
  byYou: 'by you',
  byAdministrator: 'by an administrator',
} as const;
