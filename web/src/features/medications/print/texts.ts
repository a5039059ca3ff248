export const printTexts = {
  heading: 'My current medicines',
  asOf: (day: string): string => `As of ${day}`,
  back: 'Back to medicines',
  print: 'Print',
  name: 'Medicine',
  dose: 'Dose',
  when: 'When',
  reason: 'What it is for',
  prescriber: 'Prescribed by',
  /** For cells without a value. */
  nothing: '–',
} as const;
