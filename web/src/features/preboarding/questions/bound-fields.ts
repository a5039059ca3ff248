import type { Answer, Answers, Part, QuestionProps } from './answer.ts';
import { choicesOf } from './choice-question.tsx';
import { labels } from './labels.ts';
import { questions } from './question-texts.ts';

/** The questions of a part that are answered with a text or with one of its choices. */
type Name<P extends Part> = {
  [N in keyof Answers<P>]-?: NonNullable<Answers<P>[N]> extends string ? N : never;
}[keyof Answers<P>] &
  keyof (typeof questions)[P] &
  string;
type ChoiceName<P extends Part> = Name<P> & keyof typeof labels;
type TextName<P extends Part> = Exclude<Name<P>, keyof typeof labels>;

type Typed = { readonly currentTarget: { readonly value: string } };

const labelsOf = (name: keyof typeof labels): Readonly<Record<string, string>> => labels[name];
const textsOfParts: Readonly<Record<Part, Readonly<Record<string, string>>>> = questions;

/** The props of a field for one answer of a part. */
export function fieldsOf<P extends Part>({ draft, errors, onAnswer }: QuestionProps, part: P) {
  const texts: Readonly<Record<string, string>> = textsOfParts[part];
  const answers: Readonly<Record<string, unknown>> = draft[part];
  const field = (name: string) => ({
    name: `${part}.${name}`,
    value: answers[name] as string | undefined,
    error: errors[`${part}.${name}`],
  });
  // That part, name and value belong together is seen to by the names above and by the choices.
  const onValue = (name: string) => (value: string | undefined) =>
    onAnswer({ part, name, value } as Answer);

  return {
    /** For a TextField. */
    text: (name: TextName<P>) => ({
      ...field(name),
      label: texts[name] ?? '',
      value: field(name).value ?? '',
      autoComplete: 'off',
      onChange: ({ currentTarget: { value } }: Typed) => onValue(name)(value),
    }),
    /** For a SelectField. */
    select: (name: TextName<P>) => ({
      name: `${part}.${name}`,
      label: texts[name] ?? '',
      value: field(name).value ?? '',
      onChange: onValue(name),
    }),
    /** For a RadioGroup: one of the choices. */
    radios: (name: ChoiceName<P>) => ({
      ...field(name),
      legend: texts[name] ?? '',
      choices: choicesOf(labelsOf(name)),
      onChange: onValue(name),
    }),
    /** For a ChoiceQuestion: one of the choices, or none. */
    choice: (name: ChoiceName<P>) => ({
      ...field(name),
      legend: texts[name] ?? '',
      labels: labelsOf(name),
      onAnswer: onValue(name),
    }),
  };
}
