/** Reads the placeholders of an ICU message at the type level: `'{count, plural, one {# day} other {# days}}'`. */

/** The next brace: which one, and what follows it. */
type NextBrace<Text extends string> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? ['}', `${Rest}{${After}`]
    : ['{', After]
  : Text extends `${string}}${infer Rest}`
    ? ['}', Rest]
    : null;

type Cases = 'plural' | 'selectordinal' | 'select';

/** 'text': inside a sentence; 'cases': between the cases of a plural or select. */
type Placeholders<
  Text extends string,
  Inside extends ('text' | 'cases')[] = ['text'],
  Found = unknown,
> =
  NextBrace<Text> extends [infer Brace, infer After extends string]
    ? Inside extends ['text', ...infer Outer extends ('text' | 'cases')[]]
      ? Brace extends '}'
        ? Placeholders<After, Outer, Found>
        : After extends `${infer Name}, ${infer Kind extends Cases}, ${infer Rest}`
          ? Name extends `${string}}${string}`
            ? AfterSimple<After, Inside, Found>
            : Placeholders<
                Rest,
                ['cases', ...Inside],
                Found & { [Key in Name]: Kind extends 'select' ? string : number }
              >
          : AfterSimple<After, Inside, Found>
      : Brace extends '}'
        ? Inside extends ['cases', ...infer Outer extends ('text' | 'cases')[]]
          ? Placeholders<After, Outer, Found>
          : never
        : Placeholders<After, ['text', ...Inside], Found>
    : Found;

type AfterSimple<
  After extends string,
  Inside extends ('text' | 'cases')[],
  Found,
> = After extends `${infer Content}}${infer Rest}`
  ? Placeholders<
      Rest,
      Inside,
      Found &
        (Content extends `${infer Name}, number`
          ? { [Key in Name]: number }
          : { [Key in Content]: string })
    >
  : never;

type Values<Text extends string> = Placeholders<Text>;
type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** A text without placeholders is a string, one with placeholders a function of their values. */
export type Message<Text extends string> = string extends Text
  ? string
  : unknown extends Values<Text>
    ? string
    : (values: Flat<Values<Text>>) => string;

export type MessageSource = { readonly [key: string]: string | MessageSource };

export type Messages<Source extends MessageSource> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? Message<Source[Key]>
    : Source[Key] extends MessageSource
      ? Messages<Source[Key]>
      : never;
};
