import { messages } from '../i18n/messages.ts';

/** {name} is the patient; {time} a clock time where they are. */
export const escalationMailTexts = messages('escalation/mail', {
  subject: 'Someone in your care circle may need you',
  /** Neither a medicine nor a dose: others may see this mailbox. */
  discreet:
    '{name} asked us to tell you when something important is not recorded. It was planned for {time}.',
  named: '{name} asked us to tell you. These doses are not recorded:',
  dose: '{time} · {medicine}',
  doseOf: '{time} · {medicine} · {amount}',
  /** Where the clock of who reads it shows another time. */
  zone: 'Times are on {name}’s clock ({place} time).',
  /** Before anything else that a helper could do. */
  ask: 'It may have been done without being recorded. Ask {name} first, so that nothing is done twice.',
  worried: 'If you cannot reach {name} and are worried, call the emergency number.',
  onIt: 'I’m on it',
  onItHint:
    'Select “I’m on it” and no one else is told for {minutes, plural, one {# minute} other {# minutes}}.',
  next: 'Without it, the next person is told at {time}.',
  last: 'You are the last person on the list.',
  open: 'Open Caretrail',
  why: 'You get this email because {name} named you. To stop it, leave the care circle in Caretrail.',
  noticeTitle: '{name} may need you',
  noticeTitleDiscreet: 'Someone may need you',
  noticeBody: 'Something planned for {time} is not recorded. Ask first.',
});

/** What a message to a helper is about. */
export type EscalationMessage = {
  readonly firstName: string;
  readonly fullName: string;
  /** The patient allowed naming medicines and amounts. */
  readonly isNaming: boolean;
  /** By time; `time` is 'HH:mm' where the patient is. */
  readonly doses: readonly {
    readonly time: string;
    readonly medicine: string;
    readonly amount: string;
  }[];
};

/** '08:00, 20:00': each once. */
export const timesOf = (doses: readonly { readonly time: string }[]): string =>
  [...new Set(doses.map(({ time }) => time))].join(', ');

/** Its first lines, as the email and the preview of the settings have them. */
export function escalationLines(message: EscalationMessage): string[] {
  const { firstName, fullName, isNaming, doses } = message;
  const texts = escalationMailTexts;
  if (!isNaming) return [texts.discreet({ name: firstName, time: timesOf(doses) })];
  const lines = doses.map(({ time, medicine, amount }) =>
    amount === '' ? texts.dose({ time, medicine }) : texts.doseOf({ time, medicine, amount }),
  );
  return [texts.named({ name: fullName }), ...lines];
}
