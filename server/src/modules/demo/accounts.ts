import { messages } from '@caretrail/contract/i18n/messages';

/** These accounts exist only in demo mode, which listens only on this machine. */
export const demoPassword = 'caretrail-demo';

const texts = messages('demo/accounts', {
  patient: 'A patient with a year of records',
  new: 'A patient who is new here',
  helper: 'Someone who helps the patient',
  administrator: 'An administrator',
});

/** `who` is in the language of the request. */
export const demoAccounts = [
  {
    email: 'patient@demo.caretrail.example',
    get who() {
      return texts.patient;
    },
  },
  {
    email: 'new@demo.caretrail.example',
    get who() {
      return texts.new;
    },
  },
  {
    email: 'helper@demo.caretrail.example',
    get who() {
      return texts.helper;
    },
  },
  {
    email: 'admin@demo.caretrail.example',
    get who() {
      return texts.administrator;
    },
  },
] as const;
