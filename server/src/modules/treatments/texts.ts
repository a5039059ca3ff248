import { messages } from '@caretrail/contract/i18n/messages';

/** Why a change of a treatment is refused. */
export const refusals = messages('treatments/refusals', {
  changes:
    'This treatment has been changed {most, number} times and cannot be changed again. Add it again and mark this one as completed.',
  treatments: 'You can have up to {most, number} treatments. Delete any you no longer need.',
  foreignSession: 'One of these sessions does not belong to this treatment.',
  sessionsOfOne: 'Add no more than {most, number}.',
  sessionOfOthers:
    'You can record what happened where no one else has. Only the patient, or someone who manages the treatments, can change this.',
  sessions: 'You can have up to {most, number} sessions. Delete treatments you no longer need.',
  nothingLeft: 'There is nothing left to move in this plan. Add sessions or change the dates.',
});
