import { messages } from '@caretrail/contract/i18n/messages';
import { formatList } from '@caretrail/contract/i18n/format';
import {
  formatSeizureLength,
  seizureAwarenessLabels,
  seizureKindLabels,
  seizureTriggerLabels,
} from '@caretrail/contract/timelines/format-seizure';
import type { SeizureDetails } from '@caretrail/contract/timelines/seizure';

const texts = messages('timelines/seizure-lines', {
  lasted: 'Lasted {length}',
  before: 'Before it: {triggers}',
  rescue_medicine: {
    yes: 'Rescue medicine taken',
    no: 'No rescue medicine taken',
  },
  injured: { yes: 'Injured', no: 'Not injured' },
  ambulance: { yes: 'Ambulance called', no: 'No ambulance called' },
});

const said = (name: 'rescue_medicine' | 'injured' | 'ambulance', value: boolean | null): string => {
  if (value === null) return '';
  return value ? texts[name].yes : texts[name].no;
};

/** What is known of a seizure, a line each. */
export function formatSeizure(seizure: SeizureDetails | null): string[] {
  if (seizure === null) return [];
  const { seconds, kind, awareness, triggers } = seizure;
  return [
    seconds === null ? '' : texts.lasted({ length: formatSeizureLength(seconds) }),
    kind === null ? '' : seizureKindLabels[kind],
    awareness === null ? '' : seizureAwarenessLabels[awareness],
    triggers.length === 0
      ? ''
      : texts.before({ triggers: formatList(triggers.map((each) => seizureTriggerLabels[each])) }),
    said('rescue_medicine', seizure.rescue_medicine),
    said('injured', seizure.injured),
    said('ambulance', seizure.ambulance),
  ].filter(Boolean);
}
