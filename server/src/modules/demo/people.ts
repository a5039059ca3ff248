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
  /** No record of its own. */
  onlyHelps?: true;
  canSignIn: boolean;
  /** Null: now. */
  createdAt: string | null;
  lastLogin: string | null;
};

/** The accounts that the sign-in page offers. */
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
    createdAt: null,
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
    createdAt: null,
    lastLogin: null,
  },
  {
    email: 'helper@demo.caretrail.example',
    firstName: 'Kim',
    lastName: 'Demo',
    birthDate: null,
    role: 'patient',
    status: 'active',
    isDone: true,
    onlyHelps: true,
    canSignIn: true,
    createdAt: null,
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
    createdAt: null,
    lastLogin: null,
  },
];
