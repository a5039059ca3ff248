/** The words of the screen (docs/glossary.md): what is written, and what is not. */

export type GlossaryRule = { readonly wrong: RegExp; readonly instead: string };

const glossaries: Readonly<Record<string, readonly GlossaryRule[]>> = {
  en: [
    { wrong: /\be-mails?\b/i, instead: 'email' },
    { wrong: /\b(some|no|any|every)body\b/i, instead: 'someone, no one, anyone, everyone' },
    { wrong: /\b(log(ged)?[ -](in|out|on)|login)\b/i, instead: 'sign in, sign out' },
    { wrong: /\bdrugs?\b|\bpills?\b/i, instead: 'medicine, tablet' },
    { wrong: /\btype (in )?(the|your|a|an)\b/i, instead: 'enter' },
    { wrong: /\be\.g\.|\bi\.e\.|\betc\b/i, instead: 'for example' },
    { wrong: /\bplease\b/i, instead: 'say what to do, without “please”' },
    {
      wrong: /\bswitch(ed)? off\b.*\baccount|\baccount\b.*\bswitched off\b/i,
      instead: 'deactivate',
    },
    { wrong: /\bsecond (step|factor)\b|\btwo-factor\b|\b2fa\b/i, instead: 'two-step verification' },
    { wrong: /\bsign-in code\b|\bverification code\b/i, instead: 'security code' },
    { wrong: /\btelephone\b/i, instead: 'phone' },
    { wrong: /\bpapers?\b/i, instead: 'document' },
    { wrong: /\bhealth report\b/i, instead: 'health summary' },
    { wrong: /\bterms of use\b|\bterms and conditions\b/i, instead: 'terms of service' },
    {
      wrong: /\b(whoever|whom|anew|meanwhile|reckon|mend|heed|sought|hitherto|thereby|upon)\b/i,
      instead: 'a plain word',
    },
    { wrong: /\d %/, instead: '50%' },
    { wrong: /(?<![\d:.])\d:\d\d(?!\d)/, instead: 'times with two digits: 09:00' },
    { wrong: /\b(am|pm)\b(?=[ .,]|$)(?<=\d ?[ap]m)/i, instead: 'times of 24 hours: 21:00' },
  ],
  de: [
    { wrong: /\b(du|dir|dich|dein\w*)\b/, instead: 'Sie' },
    { wrong: /\be-?mail\b|\bEmail\b|\bEMail\b/, instead: 'E-Mail' },
    { wrong: /\b[Ll]og-?(in|out)\b|\beinloggen\b|\bausloggen\b/i, instead: 'anmelden, abmelden' },
    { wrong: /\bz\. ?B\.|\bbzw\.|\busw\.|\bd\. ?h\./, instead: 'zum Beispiel, ausgeschrieben' },
    { wrong: /\bDroge/, instead: 'Medikament' },
    { wrong: /\bBitte\b/, instead: 'sagen, was zu tun ist, ohne „Bitte“' },
    { wrong: /\bApp-Code\b|\bVerifizierungscode\b/, instead: 'Sicherheitscode' },
    { wrong: /"[^"]*"|“[^”]*”(?!“)/, instead: '„…“' },
    { wrong: /\d%/, instead: '50 %' },
    { wrong: /(?<![\d:.])\d:\d\d(?!\d)/, instead: 'Uhrzeiten mit zwei Ziffern: 09:00' },
  ],
};

/** Texts that the specification fixes stay to the letter. */
export const glossaryProblems = (
  tag: string,
  where: string,
  text: string,
  isFixed: (text: string) => boolean,
): string[] =>
  isFixed(text)
    ? []
    : (glossaries[tag] ?? [])
        .filter(({ wrong }) => wrong.test(text))
        .map(({ instead, wrong }) => `${where}: “${wrong.exec(text)?.[0]}” → ${instead}: ${text}`);
