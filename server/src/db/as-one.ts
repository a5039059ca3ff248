/**
 * A statement that is part of a larger one. A later part reads the rows of an earlier one by its name: `held` has a row
 * when the patient's record is locked and may be written. Texts are constants, so that each whole is prepared once.
 */
export type Part = {
  readonly as: string;
  readonly text: string;
  readonly values: readonly unknown[];
};

type Written = { readonly texts: readonly string[]; readonly text: string };
const written: Written[] = [];

/** `$1` of each part is its own first value. */
function write(parts: readonly Part[], last: string): string {
  let before = 0;
  const texts = parts.map(({ as, text, values }) => {
    const own = text.replaceAll(/\$(\d+)/g, (_, place) => `$${before + Number(place)}`);
    before += values.length;
    return `${as} AS (${own})`;
  });
  return `WITH ${texts.join(', ')} ${last}`;
}

/**
 * Several statements as one: all of it happens or nothing, without a transaction around it, in one round trip. They see
 * each other's rows only by name, never in the tables.
 */
export function asOne(parts: readonly Part[], last: string): [text: string, values: unknown[]] {
  const texts = [...parts.map(({ text }) => text), last];
  const known = written.find(
    (each) =>
      each.texts.length === texts.length && each.texts.every((text, at) => text === texts[at]),
  );
  const whole = known ?? { texts, text: write(parts, last) };
  if (!known) written.push(whole);
  return [whole.text, parts.flatMap(({ values }) => values)];
}
