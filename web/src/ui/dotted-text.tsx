import { Fragment } from 'react';

/** Where an address or a dotted name may wrap: before its '@' and after each dot. */
export const piecesOf = (text: string): readonly string[] =>
  (text.match(/@?[^.@]*\.?/g) ?? []).filter((piece) => piece !== '');

/** An e-mail address or a dotted name: wraps where `piecesOf` says, and elsewhere only if it has to. */
export const DottedText = ({ text }: { readonly text: string }) => (
  <span className="min-w-0 wrap-anywhere">
    {piecesOf(text).map((piece, place) => (
      // The order of the pieces never changes.
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {piece}
      </Fragment>
    ))}
  </span>
);
