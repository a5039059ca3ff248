import { messages } from '@caretrail/contract/i18n/messages';

/** Why a change of a treatment is refused. */
export const refusals = messages('treatments/refusals', {
  changes: 'This treatment was changed {most, number} times. Please finish it and add it anew.',
  treatments: 'There is room for {most, number} treatments. Please delete what you no longer need.',
  foreignSession: 'One of these sessions is not one of this treatment.',
  sessionsOfOne: 'Please list at most {most, number}.',
  sessions:
    'There is room for {most, number} sessions. Please delete treatments that you no longer need.',
  nothingLeft: 'Nothing of this plan is left to move. Please add sessions or change the dates.',
});
