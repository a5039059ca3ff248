import { limits } from '@caretrail/contract/limits';

const days = limits.account.graceMs / 86_400_000;

export const dataTexts = {
  export: 'A copy of everything',
  exportLead:
    'One file (ZIP) with all that Caretrail keeps about you: your documents as you sent them, and everything else as tables that a spreadsheet opens.',
  begin: 'Download everything',
  preparing: 'Getting it ready…',
  downloading: 'Downloading your data',
  stop: 'Stop',
  stopped: 'The download was stopped.',
  done: (name: string): string => `${name} is saved. Please keep it where only you can find it.`,
  handedOver: (name: string): string =>
    `Your browser is saving ${name}. It is large and may take a while; your browser shows how far it is.`,

  sheet: 'A sheet for the doctor',
  sheetLead:
    'One page to print or to show: who you are, your diagnosis, allergies, medicines, treatments and next visits.',
  openSheet: 'Open the sheet',

  delete: 'Delete the account',
  deleteLead: `Your account and everything in it will be gone for good after ${days} days. Until then everything stays as it is, and you can change your mind.`,
  deleteBegin: 'Delete my account…',
  deleteQuestion: 'Delete your account?',
  deleteMeaning: [
    `In ${days} days your events, medicines, documents and everything else will be deleted. Nobody can bring them back.`,
    'You may want to download a copy of everything first.',
    'Until then you can sign in and choose “Keep my account”.',
  ],
  password: 'Your password',
  confirm: 'Delete my account',
  confirming: 'One moment…',
  cancel: 'Cancel',
  due: (day: string): string => `Your account will be deleted on ${day}.`,
} as const;
