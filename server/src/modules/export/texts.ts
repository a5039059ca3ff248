import { messages } from '@caretrail/contract/i18n/messages';

export const exportTexts = messages('export/refusals', {
  busy: 'Other people are downloading their data just now. Try again in a minute.',
  running:
    'Your data is already being downloaded. Wait until it has finished, or stop it and try again in 30 seconds.',
});
