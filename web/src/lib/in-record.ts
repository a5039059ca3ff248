import { chosenHere } from './chosen-record.ts';

type Values<Text> = Text extends (values: infer Given) => string ? Given : unknown;

/** Some of the texts as they read in the record of someone else, whose name is `patient`. */
export type Theirs<Texts> = {
  readonly [Key in keyof Texts]?: Texts[Key] extends string | ((values: never) => string)
    ? string | ((values: Values<Texts[Key]> & { readonly patient: string }) => string)
    : Theirs<Texts[Key]>;
};

type Written = string | ((values: object) => string);
type Tree = { readonly [key: string]: Written | Tree };

const isWritten = (text: Written | Tree): text is Written => typeof text !== 'object';

/** With the name of whose record is open. */
function theirs(own: Written, text: Written, patient: string): Written {
  const written = (values: object): string =>
    typeof text === 'string' ? text : text({ ...values, patient });
  return typeof own === 'string' ? written({}) : written;
}

function merged(own: Tree, others: Tree): Tree {
  const texts = {};
  for (const [key, text] of Object.entries(own)) {
    const other = others[key];
    const isTree = other !== undefined && !isWritten(text) && !isWritten(other);
    // Read again each time: in the language of that moment.
    const get = (): Written | Tree | undefined => {
      const [mine, their] = [own[key], others[key]];
      const { record } = chosenHere;
      const isTheirs = record !== null && mine !== undefined && their !== undefined;
      return isTheirs && isWritten(mine) && isWritten(their)
        ? theirs(mine, their, record.name)
        : mine;
    };
    const found = isTree ? { value: merged(text, other) } : { get };
    Object.defineProperty(texts, key, { enumerable: true, ...found });
  }
  return texts;
}

/**
 * Texts that speak to the person whose record it is. In the record of someone else those of `others` stand in their place:
 * “Your treatment” is not that of who reads it. Read when they are shown, as all texts.
 */
export const inRecord = <Texts extends object>(own: Texts, others: Theirs<NoInfer<Texts>>): Texts =>
  merged(own as unknown as Tree, others as unknown as Tree) as unknown as Texts;
