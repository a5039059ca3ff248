const spaces = ['', ' ', '  ', '\u00A0', '\t'];

/** The same strength as different people type it: spaces, case, comma or point. */
export const spellingsOf = (strength: string): string[] =>
  spaces.flatMap((before) =>
    spaces.flatMap((between) =>
      ['.', ','].flatMap((point) => {
        const text = `${before}${strength.replace(/\s+/, between).replace(/[.,]/, point)}`;
        return [text, text.toUpperCase()];
      }),
    ),
  );
