import type { Area } from '@caretrail/contract/circle/areas';
import { onlyOpen, withoutClosed } from '@caretrail/contract/circle/only-open';
import type { FastifyRequest } from 'fastify';
import type { Built } from './cached-answers.ts';
import { fail, Refusal } from './fail.ts';

type Asked = Partial<Pick<FastifyRequest, 'record'>>;

/** Null: nothing is closed, in a request about the own record or about none. */
const openAreasOf = ({ record }: Asked): ReadonlySet<Area> | null =>
  !record || record === 'forbidden' || record.grant === null ? null : record.areas;

/** D7: an answer as its reader may see it. */
export function openPartOf<Answer>(request: Asked, answer: Answer): Answer {
  const open = openAreasOf(request);
  return open === null ? answer : (onlyOpen(answer, open) as Answer);
}

/** The same for an answer that PostgreSQL wrote. */
export function openPartOfJson<Json extends string | Buffer>(
  request: Asked,
  json: Json,
): Json | string {
  const open = openAreasOf(request);
  return open === null ? json : JSON.stringify(onlyOpen(JSON.parse(json.toString()), open));
}

/** A list is built whole: what is known of it was built of other rows. */
export function openPartOfList<Known>(
  request: Asked,
  build: (known?: Known) => Promise<Built>,
): (known?: Known) => Promise<Built> {
  if (openAreasOf(request) === null) return build;
  return async () => {
    const built = await build();
    if ('isSame' in built) return built;
    return { version: built.version, json: openPartOfJson(request, built.json) };
  };
}

/** A refusal may show the stored version of a conflict. */
export function openPartOfRefusal(request: Asked, error: unknown): unknown {
  if (!(error instanceof Refusal) || error.extras.body === undefined) return error;
  return new Refusal(error.code, { ...error.extras, body: openPartOf(request, error.extras.body) });
}

/** What a request says, without what its sender cannot see; refused where it names that all the same. */
export function openPartOfInput(request: Asked, input: unknown): unknown {
  const open = openAreasOf(request);
  if (open === null) return input;
  const kept = withoutClosed(input, open);
  if (kept === undefined && input !== undefined) throw fail('forbidden');
  return kept;
}
