/** The words of the preview. */
export const previewTexts = {
  heading: 'Is this right?',
  lead: 'Compare it with your label or letter.',
  from: (day: string): string => `From ${day} on:`,
  until: (day: string): string => `Until ${day}`,
  noneFrom: (day: string): string => `Then none from ${day}.`,
  noEnd: 'No end date.',
  lastGoesOn: 'The last step goes on, with no end date.',
  waits: 'The end is not known while a cycle is on hold.',
  noAmount: 'You have not said how much to take each time.',
  replaces: 'It replaces:',
  noPlan: 'Choose how often it is taken first.',
  back: 'No, change something',
  save: 'Yes, save medicine',
  saveChange: 'Yes, save this change',
  saving: 'Saving…',
} as const;
