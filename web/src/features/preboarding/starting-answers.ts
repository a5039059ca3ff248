import { isTimeZone } from '@caretrail/contract/dates';
import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import { startingLanguage } from './questions/languages.ts';

type Device = { readonly timeZone: string; readonly language: string };

export const deviceHere = (): Device => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: navigator.language,
});

/** Pounds and feet are the default in these countries; every user can change it. */
const imperialRegions = /-(US|LR|MM)$/i;

/** What the device knows is filled in and shown, to be corrected; what was answered before stays. */
export function withStartingAnswers(draft: PreboardingDraft, device: Device): PreboardingDraft {
  return {
    ...draft,
    you: {
      language: startingLanguage(device.language, currentLanguage()),
      units: imperialRegions.test(device.language) ? 'imperial' : 'metric',
      ...(isTimeZone(device.timeZone) && { time_zone: device.timeZone }),
      ...draft.you,
    },
  };
}
