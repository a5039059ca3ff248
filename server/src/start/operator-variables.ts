import * as z from 'zod/mini';

/** One line of text for people to read. */
export const operatorLine = z.string().check(
  z.regex(/^(?=.*\S)[^\p{Cc}]{1,300}$/u, {
    error: 'must be one line of text, at most 300 characters long',
  }),
);

/** OPERATOR_LAW_DE: what OPERATOR_LAW says, in German. */
const translation =
  /^(OPERATOR_(?:NAME|CONTACT|DATA_PROTECTION_OFFICER|REGULATOR|LAW|HOSTING))_([A-Z]{2,3})$/;

type Translation = { readonly variable: string; readonly tag: string; readonly words: string };

const translationsIn = (env: NodeJS.ProcessEnv): Translation[] =>
  Object.entries(env).flatMap(([name, words]) => {
    const [, variable, tag] = translation.exec(name) ?? [];
    return variable === undefined || tag === undefined || words === undefined
      ? []
      : [{ variable, tag, words }];
  });

export const translationErrors = (env: NodeJS.ProcessEnv): string[] =>
  translationsIn(env).flatMap(({ variable, tag, words }) => {
    const wrong = operatorLine.safeParse(words).error?.issues[0]?.message;
    return [
      ...(wrong === undefined ? [] : [`${variable}_${tag} ${wrong}`]),
      ...(env[variable] ? [] : [`${variable}_${tag} is for ${variable}, which is not set`]),
    ];
  });

/** What a variable says in other languages, by tag. */
export const translationsOf = (env: NodeJS.ProcessEnv, name: string): Record<string, string> =>
  Object.fromEntries(
    translationsIn(env)
      .filter(({ variable }) => variable === name)
      .map(({ tag, words }) => [tag.toLowerCase(), words]),
  );
