import { Fragment } from 'react';

/** Where an address or a dotted name may be broken: before its '@' and after each dot. */
export const piecesOf = (text: string): readonly string[] =>
  (text.match(/@?[^.@]*\.?/g) ?? []).filter((piece) => piece !== '');

/** An e-mail address or a name with dots: broken where `piecesOf` says, and elsewhere only where it has to be. */
export const DottedText = ({ text }: { readonly text: string }) => (
  <span className="min-w-0 wrap-anywhere">
    {piecesOf(text).map((piece, place) => (
      // The pieces of a text never change places.
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {piece}
      </Fragment>
    ))}
  </span>
);
