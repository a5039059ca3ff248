/** Our own words of the sign-in screen; the texts of §8 come from the contract. */
export const signInTexts = {
  whatItIs:
    'Your visits, medicines and papers in one place, so that you do not have to hold it all in your head.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  forgotten: 'Forgotten your password?',
  provider: 'Sign in with your organisation',
  or: 'or',
  demo: {
    heading: 'This is a demo on this computer only',
    sentence: 'The people and their data are invented. Choose an account to look around.',
    use: 'Use this account',
    password: 'Password of every account:',
  },
} as const;
