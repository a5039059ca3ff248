import * as z from 'zod/mini';

type Shape = Record<string, z.ZodMiniType>;
type Defaulted<S extends Shape, K extends keyof S> = {
  [P in keyof S]: P extends K ? z.ZodMiniDefault<S[P]> : S[P];
};

/** A create fills in what was omitted; an edit is made from the bare shape, so that it touches only what it names. */
export const withDefaults = <S extends Shape, K extends keyof S & string>(
  shape: S,
  defaults: { [P in K]: z.output<S[P]> },
): Defaulted<S, K> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      Object.hasOwn(defaults, name) ? z._default(schema, defaults[name as K]) : schema,
    ]),
  ) as Defaulted<S, K>;
