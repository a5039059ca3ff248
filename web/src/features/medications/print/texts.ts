/** The words of the list for paper. */
export const printTexts = {
  heading: 'My current medicines',
  asOf: (day: string): string => `As of ${day}`,
  back: 'Back to medicines',
  print: 'Print',
  name: 'Medicine',
  dose: 'Dose',
  when: 'When',
  reason: 'What for',
  prescriber: 'Prescribed by',
  /** A cell without a word would look forgotten. */
  nothing: '–',
} as const;
