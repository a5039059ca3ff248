/** Where an address or a dotted name may be broken: before its '@' and after each dot. */
export const piecesOf = (text: string): readonly string[] =>
  (text.match(/@?[^.@]*\.?/g) ?? []).filter((piece) => piece !== '');
