import type { ReactNode } from 'react';

/** Stands in a message for the value that `TextAround` shows as an element. */
export const gap = '\u{fffc}';

/** The parts of a text before and after its gap. */
export function partsAround(text: string): readonly [before: string, after: string] {
  const [before = '', after = ''] = text.split(gap);
  return [before, after];
}

type TextAroundProps = {
  /** A message whose value is `gap`: `texts.sent({ address: gap })`. */
  readonly text: string;
  readonly children: ReactNode;
};

/** A sentence with an element inside, such as a link: where it stands depends on the language. */
export function TextAround({ text, children }: TextAroundProps) {
  const [before, after] = partsAround(text);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
