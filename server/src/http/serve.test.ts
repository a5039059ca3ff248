import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sentencesOf } from './serve.ts';

const body = z.strictObject({
  name: z.string({ error: 'Please write a name.' }),
  spans: z.array(z.strictObject({ day: z.number() })),
});
const sentences = (value: unknown, schema: z.ZodMiniType = body) => {
  const { error } = schema.safeParse(value);
  return error && sentencesOf(error);
};
const notKnown = 'This field is not known here.';

describe('§7 what a body is refused for', () => {
  it('is named at its field, at any depth', () => {
    expect(sentences({ spans: [{ day: 1 }, { day: 'x' }] })).toEqual({
      name: 'Please write a name.',
      'spans.1.day': 'Check this value.',
    });
    expect(sentences(null)).toEqual({ body: 'Check this value.' });
  });

  it('names an unknown field where it stands, in a create and in an edit', () => {
    const sent = { name: 'x', extra: 1, spans: [{ day: 1, extra: 1 }] };
    expect(sentences(sent)).toEqual({ extra: notKnown, 'spans.0.extra': notKnown });
    expect(sentences({ extra: 1 }, z.partial(body))).toEqual({ extra: notKnown });
  });

  it('cuts names that were sent to flood the response', () => {
    const many = Object.fromEntries(
      Array.from({ length: 99 }, (_, at) => [`${at}-`.repeat(99), 1]),
    );
    const fields = Object.keys(sentences({ name: 'x', spans: [], ...many }) ?? {});
    expect(fields).toHaveLength(20);
    expect(Math.max(...fields.map(({ length }) => length))).toBe(80);
  });
});
