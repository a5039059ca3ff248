import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { english, takeLanguageFrom } from './current-language.ts';
import { messages, registerCatalogue } from './messages.ts';

const german = { tag: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr' } as const;

const texts = messages('test', {
  title: 'Today',
  hello: 'Good morning, {name}',
  doses: '{count, plural, =0 {No doses} one {# dose of {name}} other {# doses of {name}}}',
  kind: '{kind, select, scan {A scan} other {An event}} on {day}',
  size: 'Up to {size, number} bytes',
  nested: { saved: '{name}: saved' },
  place: 'Your {number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} cycle',
});

const catalogue: Record<string, string> = {
  title: 'Heute',
  doses: '{count, plural, =0 {Keine Dosis} one {# Dosis {name}} other {# Dosen {name}}}',
  size: 'Bis zu {size, number} Bytes',
  'nested.saved': '{name} ist gespeichert',
};

afterEach(() => {
  takeLanguageFrom(() => english);
});

describe('messages', () => {
  it('gives a text without placeholders as a string and others as typed functions', () => {
    expect(texts.title).toBe('Today');
    expect(texts.hello({ name: 'Ada' })).toBe('Good morning, Ada');
    expect(texts.nested.saved({ name: 'Scan' })).toBe('Scan: saved');
    expectTypeOf(texts.title).toEqualTypeOf<string>();
    expectTypeOf(texts.hello).parameter(0).toEqualTypeOf<{ name: string }>();
    expectTypeOf(texts.doses).parameter(0).toEqualTypeOf<{ count: number; name: string }>();
    expectTypeOf(texts.kind).parameter(0).toEqualTypeOf<{ kind: string; day: string }>();
    expectTypeOf(texts.size).parameter(0).toEqualTypeOf<{ size: number }>();
  });

  it('chooses plurals, selects and ordinals', () => {
    expect([0, 1, 1234].map((count) => texts.doses({ count, name: 'Keppra' }))).toEqual([
      'No doses',
      '1 dose of Keppra',
      '1,234 doses of Keppra',
    ]);
    expect(texts.kind({ kind: 'scan', day: 'Monday' })).toBe('A scan on Monday');
    expect(texts.kind({ kind: 'toString', day: 'Monday' })).toBe('An event on Monday');
    expect([1, 2, 3, 4].map((number) => texts.place({ number }))).toEqual([
      'Your 1st cycle',
      'Your 2nd cycle',
      'Your 3rd cycle',
      'Your 4th cycle',
    ]);
  });

  it('reads the language of the moment, with its numbers, and falls back to English', () => {
    registerCatalogue('de', (section, key) => (section === 'test' ? catalogue[key] : undefined));
    takeLanguageFrom(() => german);
    expect(texts.title).toBe('Heute');
    expect(texts.doses({ count: 1234, name: 'Keppra' })).toBe('1.234 Dosen Keppra');
    expect(texts.nested.saved({ name: 'MRT' })).toBe('MRT ist gespeichert');
    expect(texts.hello({ name: 'Ada' })).toBe('Good morning, Ada');
    takeLanguageFrom(() => english);
    expect(texts.title).toBe('Today');
  });
});
