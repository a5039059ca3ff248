/** Texts for the time zone question. */
export const zoneTexts = {
  unnamed: 'Which clock do your medicines follow?',
  unnamedLead: (here: string): string =>
    `Your device is set to the time of ${here}. Reminders and doses can follow it.`,
  use: (here: string): string => `Use the time of ${here}`,
  notNow: 'Not now',
  away: (here: string): string => `You seem to be in ${here} now. Move your times?`,
  awayLead: (home: string, homeClock: string, here: string, hereClock: string): string =>
    `Your medicines follow the clock of ${home}. It is ${homeClock} in ${home} and ${hereClock} in ${here}.`,
  follow: 'Follow local times',
  followMeans: (here: string): string => `A dose at 08:00 comes at 08:00 in ${here}.`,
  keep: 'Keep home times',
  keepMeans: (home: string, clock: string, here: string): string =>
    `A dose at 08:00 comes when it is 08:00 in ${home}: that is ${clock} in ${here}.`,
  next: (name: string, clock: string, when: string): string =>
    `Your next dose, ${name} at ${clock}, then comes ${when}.`,
  nextWas: (name: string, clock: string, when: string): string =>
    `Your next dose, ${name} at ${clock}, then was due ${when}.`,
  rest: 'Medicines that you tied to home, and those every few hours, do not move. If you are not sure, please ask your clinic. You can change this at any time.',
  kept: (home: string, clock: string): string =>
    `Your times stay on the clock of ${home}, where it is ${clock} now.`,
} as const;
