import type { Role } from '@caretrail/contract/access/session';

export type DemoPerson = {
  email: string;
  firstName: string;
  lastName: string;
  birthDate: string | null;
  role: Role;
  status: 'active' | 'inactive' | 'pending';
  /** Terms accepted and preboarding done. */
  isDone: boolean;
  canSignIn: boolean;
  lastLogin: string | null;
};

/** The three accounts that the sign-in page offers. */
export const namedDemoPeople: readonly DemoPerson[] = [
  {
    email: 'patient@demo.caretrail.example',
    firstName: 'Robin',
    lastName: 'Demo',
    birthDate: '1971-03-05',
    role: 'patient',
    status: 'active',
    isDone: true,
    canSignIn: true,
    lastLogin: null,
  },
  {
    email: 'new@demo.caretrail.example',
    firstName: '',
    lastName: '',
    birthDate: null,
    role: 'patient',
    status: 'active',
    isDone: false,
    canSignIn: true,
    lastLogin: null,
  },
  {
    email: 'admin@demo.caretrail.example',
    firstName: 'Sam',
    lastName: 'Demo',
    birthDate: null,
    role: 'administrator',
    status: 'active',
    isDone: true,
    canSignIn: true,
    lastLogin: null,
  },
];

const firstNames = [
  'Ada',
  'Ben',
  'Chloe',
  'Dario',
  'Elif',
  'Femi',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Kira',
  'Liam',
  'Maya',
  'Noor',
  'Omar',
  'Priya',
  'Quinn',
  'Rosa',
  'Sven',
  'Tara',
];
const lastNames = [
  'Abbott',
  'Brandt',
  'Costa',
  'Dubois',
  'Evans',
  'Fischer',
  'Garcia',
  'Hansen',
  'Ito',
  'Jansen',
  'Kowalski',
  'Lindqvist',
];
const day = 86_400_000;

/** A few hundred made-up people for the user list: nobody can sign in as one of them. */
export function demoPeople(now: Date): DemoPerson[] {
  return lastNames.flatMap((lastName, row) =>
    firstNames.map((firstName, column): DemoPerson => {
      const number = row * firstNames.length + column;
      const status = number % 11 === 0 ? 'pending' : number % 7 === 0 ? 'inactive' : 'active';
      const birth = new Date(
        Date.UTC(1935 + ((number * 7) % 65), (number * 5) % 12, 1 + ((number * 11) % 28)),
      );
      return {
        email: `${firstName}.${lastName}@people.caretrail.example`.toLowerCase(),
        firstName,
        lastName,
        birthDate: number % 13 === 0 ? null : birth.toISOString().slice(0, 10),
        role: 'patient',
        status,
        isDone: status !== 'pending',
        canSignIn: false,
        lastLogin:
          status === 'pending' ? null : new Date(now.getTime() - (number % 90) * day).toISOString(),
      };
    }),
  );
}
