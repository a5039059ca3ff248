import type { DemoPerson } from './people.ts';

const firstNames =
  'Ada Ahmed Aisha Alice Anton Beatriz Ben Chiara Chloé Dario David Elif Emeka Emma Femi Fatima Finn Grace Hana Hugo Ines Ivan Jonas Joyce Kenji Kira Lena Liam Luca Magda Maya Mateo Mei Nils Noor Olga Omar Priya Quinn Rosa Samuel Sofía Sven Tara Tomás Uma Viktor Wei Yara Zoë'.split(
    ' ',
  );
const lastNames =
  'Abbott|Adeyemi|Andersson|Bianchi|Brandt|Cohen|Costa|Demir|Dubois|Evans|Fischer|Garcia|Haddad|Hansen|Ito|Ivanova|Jansen|Kaya|Kowalski|Lindqvist|Mbeki|Moreau|Murphy|Müller|Nakamura|Ndlovu|Novák|O’Connor|Okafor|Olsen|Patel|Pereira|Popescu|Rahman|Rossi|Sánchez|Schneider|Sharma|Silva|Singh|Smith|Svensson|Taylor|Tran|van Dijk|Wagner|Walsh|Weber|Yilmaz|Zhang'.split(
    '|',
  );
const count = 320;
/** One is switched off and one only invited: the account of the demo is the last that works. */
const administrators = [5, 37];
const day = 86_400_000;
const minute = 60_000;

/** Letters that every mail server accepts. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

/** So that neighbours in the list have little in common; the same on every machine. */
const spread = (number: number, within: number): number => (number * 7919 + 104_729) % within;

const statusOf = (number: number): DemoPerson['status'] => {
  if (number % 17 === 3) return 'pending';
  return number % 13 === 5 ? 'inactive' : 'active';
};

/** A few hundred users for the user list, without a way to sign in. */
export const madeUpPeople = (now: Date): DemoPerson[] =>
  Array.from({ length: count }, (_, number): DemoPerson => {
    // Each pair of places once: the lists have the same length and the second is shifted in every round.
    const firstName = firstNames[number % firstNames.length] ?? '';
    const round = Math.floor(number / firstNames.length);
    const lastName = lastNames[(number * 3 + round * 7) % lastNames.length] ?? '';
    const status = statusOf(number);
    const createdDaysAgo = status === 'pending' ? spread(number, 6) : 20 + spread(number, 700);
    const seenDaysAgo = spread(number, Math.min(createdDaysAgo, 120) || 1);
    const birth = new Date(
      Date.UTC(1934 + spread(number, 72), number % 12, 1 + spread(number, 28)),
    );
    const isNameless = status === 'pending' && number % 2 === 0;
    return {
      email: `${plain(firstName)}.${plain(lastName)}@people.caretrail.example`,
      firstName: isNameless ? '' : firstName,
      lastName: isNameless ? '' : lastName,
      birthDate: status === 'pending' ? null : birth.toISOString().slice(0, 10),
      role: administrators.includes(number) ? 'administrator' : 'patient',
      status,
      isDone: status !== 'pending' && number % 19 !== 0,
      canSignIn: false,
      createdAt: new Date(now.getTime() - (createdDaysAgo + 1) * day).toISOString(),
      lastLogin:
        status === 'pending'
          ? null
          : new Date(
              now.getTime() - seenDaysAgo * day - (60 + spread(number, 600)) * minute,
            ).toISOString(),
    };
  });
