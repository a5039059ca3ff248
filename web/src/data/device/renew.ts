import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { zoneInUse } from '@caretrail/contract/patients/zone-question';
import { requestBy } from '../../lib/http.ts';
import { ownZone } from '../../lib/own-zone.ts';
import { send } from '../../lib/send.ts';
import type { Copy } from './copy.ts';
import { type Part, parts } from './parts.ts';

type Answered = { readonly isSame: boolean; readonly body: unknown; readonly tag: string | null };

/** Asks for a part, and only for what has changed since. */
async function ask(part: Part, today: string, known: string | null): Promise<Answered> {
  let tag: string | null = null;
  let isSame = false;
  const body: unknown = await requestBy(
    async (prepared, signal) => {
      const headers = {
        ...prepared.headers,
        ...(known !== null && { 'If-None-Match': known }),
      };
      const answer = await send({ ...prepared, headers }, signal);
      tag = answer.etag ?? null;
      isSame = answer.status === 304;
      return answer;
    },
    part.endpoint,
    part.callOn(today),
    { parse: (answer) => answer, record: null },
  );
  return { isSame, body, tag };
}

type RenewDeps = {
  readonly copy: Copy;
  readonly ownerNow: () => string;
  readonly now: () => number;
  /** A pause between two requests: the screen comes first. */
  readonly rest: () => Promise<void>;
};

/** A copy that is older is made again, also where nothing has changed: its days may have moved on. */
const freshMs = 60 * 60_000;

/**
 * Makes the copy again where the record has changed since. One small request tells whether it has: its tag names the
 * version of the whole record.
 */
export async function renewCopy({ copy, ownerNow, now, rest }: RenewDeps): Promise<void> {
  const owner = ownerNow();
  if (owner === '') return;
  const rows = await copy.rows();
  const names = Object.values<Part>(parts).map(({ name }) => name);
  const isWhole = names.every((name) => rows.has(name));
  const oldestMs = Math.min(...names.map((name) => rows.get(name)?.askedMs ?? 0));
  const zoneKept = (await copy.read(parts.zone.name))?.body as
    | AnswerOf<typeof parts.zone.endpoint>
    | undefined;
  const today = doseDayAt(now(), zoneInUse(zoneKept ?? null, ownZone()));
  for (const part of Object.values<Part>(parts)) {
    const askedMs = now();
    const kept = await copy.read(part.name);
    const { isSame, body, tag } = await ask(part, today, kept?.tag ?? null);
    if (part === parts.places && isSame && isWhole && askedMs - oldestMs < freshMs)
      return copy.confirm(askedMs);
    if (isSame && kept !== null) await copy.keep(part.name, { ...kept, sureMs: askedMs }, owner);
    else if (!isSame) {
      const { query } = part.callOn(today);
      const content = part === parts.doses ? { days: query, doses: body } : body;
      await copy.keep(part.name, { body: content, askedMs, sureMs: askedMs, tag }, owner);
    }
    await rest();
  }
}
