export const roles = ['patient', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** All that access depends on. The web builds it from state and storage (a hint), the server from its session row (the truth). */
export type Session =
  | { readonly signedIn: false }
  | {
      readonly signedIn: true;
      readonly role: Role;
      readonly mfaVerified: boolean;
      readonly termsAccepted: boolean;
      readonly preboardingCompleted: boolean;
      /** False for someone who only helps others (D6), and for administrators. */
      readonly hasRecord: boolean;
      readonly isPrimaryEmail: boolean;
    };

export const signedOut: Session = { signedIn: false };
