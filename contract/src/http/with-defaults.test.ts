import * as z from 'zod/mini';
import { expect, expectTypeOf, it } from 'vitest';
import { withDefaults } from './with-defaults.ts';

const shape = { title: z.string(), status: z.enum(['planned', 'done']), tags: z.array(z.string()) };
const body = z.object(withDefaults(shape, { status: 'planned', tags: [] }));

it('§7 lets a create omit fields with a default, and no others', () => {
  expect(z.parse(body, { title: 'x' })).toEqual({ title: 'x', status: 'planned', tags: [] });
  expect(z.safeParse(body, { tags: ['a'] }).success).toBe(false);
  expectTypeOf<z.input<typeof body>>().toEqualTypeOf<{
    title: string;
    status?: 'planned' | 'done' | undefined;
    tags?: string[] | undefined;
  }>();
  expectTypeOf<z.output<typeof body>>().toEqualTypeOf<{
    title: string;
    status: 'planned' | 'done';
    tags: string[];
  }>();
});

it('§7 gives an edit made from the bare shape no defaults', () => {
  expect(z.parse(z.partial(z.object(shape)), {})).toEqual({});
});
