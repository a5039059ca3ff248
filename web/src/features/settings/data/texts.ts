import { messages } from '@caretrail/contract/i18n/messages';
import { limits } from '@caretrail/contract/limits';

/** From the request to the deletion. */
export const graceDays = limits.account.graceMs / 86_400_000;

export const dataTexts = messages('settings/data', {
  export: 'Download your data',
  exportLead:
    'One ZIP file with everything Caretrail holds about you. Your documents are as you uploaded them. Everything else is in tables that open in a spreadsheet.',
  begin: 'Download everything',
  preparing: 'Preparing your download…',
  downloading: 'Downloading your data',
  stop: 'Stop download',
  stopped: 'The download was stopped.',
  done: '{name} is saved. Keep it where only you can find it.',
  handedOver:
    'Your browser is saving {name}. The file is large, so this may take a while. Your browser shows the progress.',

  sheet: 'Health summary',
  sheetLead:
    'One page to print or show to your care team: your details, diagnosis, allergies, medicines, treatments and appointments.',
  openSheet: 'Open health summary',

  delete: 'Delete your account',
  deleteLead:
    'We permanently delete your account and everything in it after {days, number} days. Nothing changes until then, and you can change your mind.',
  deleteBegin: 'Delete my account…',
  deleteQuestion: 'Delete your account?',
  deleteMeaning: {
    what: 'In {days, number} days we will permanently delete your events, medicines, documents and everything else. We cannot recover them after that.',
    download: 'You may want to download your data first.',
    keep: 'Until then you can sign in and select “{keep}”.',
  },
  password: 'Your password',
  confirm: 'Delete my account',
  confirming: 'One moment…',
  cancel: 'Cancel',
  due: 'Your account will be deleted on {day}.',
});
