export const deletionTexts = {
  due: (day: string): string =>
    `Your account and everything in it will be deleted on ${day}, as you asked.`,
  keep: 'Keep my account',
  keeping: 'One moment…',
  kept: 'Your account will not be deleted.',
} as const;
