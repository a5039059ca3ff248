import { messages } from '@caretrail/contract/i18n/messages';

export const deletionTexts = messages('account/deletion', {
  lastAdministrator:
    'You are the last administrator. Make someone else an administrator before you leave.',
});

export const mailTexts = messages('account/mail', {
  deletion: {
    subject: 'Your Caretrail account will be deleted',
    text: 'You asked us to delete your account. We will delete it and everything in it on {day}. Nothing changes until then.',
    keep: 'If you have changed your mind, or this was not you, sign in and select “Keep my account”:',
    signIn: 'Sign in',
  },
  kept: {
    subject: 'Your Caretrail account will not be deleted',
    text: 'You are keeping your account. Nothing in it has changed.',
  },
});
