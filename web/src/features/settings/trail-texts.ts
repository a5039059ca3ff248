export const trailTexts = {
  more: 'Show earlier ones',
  loading: 'Loading…',
  byAdministrator: 'by an administrator',
} as const;
