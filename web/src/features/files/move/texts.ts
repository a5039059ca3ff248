export const moveTexts = {
  heading: 'Move to an event',
  lead: (title: string): string => `Where does “${title}” belong?`,
  search: 'Search events',
  placeholder: 'Search events...',
  loading: 'Loading your events…',
  none: 'No event matches what you are looking for.',
  empty: 'You have no other events yet.',
  here: 'It is here now',
  full: 'It has as many files as an event can have',
  alone: 'Take it out of its event',
  aloneBody: 'It then stands in your timeline as a document of its own.',
  moveTo: 'Move here',
  more: (count: number): string =>
    `${count} more match. Please type a word of the event you are looking for.`,
} as const;
