import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { doseEndpoints } from '@caretrail/contract/medications/dose-endpoints';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type * as z from 'zod/mini';
import { canMove } from '../dose-entry.ts';
import { type Around, dashboardNow } from './as-of-now.ts';
import type { Copy, Kept } from './copy.ts';
import { copyHere } from './here.ts';
import { type CallParts, type Part, partOf, parts } from './parts.ts';
import { withWaitingDoses } from './overlay.ts';
import { type SeenDoses, seenDoses } from './seen-doses.ts';
import { noteAway } from './state.ts';
import { outbox } from './waiting.ts';
import type { WaitingWrite } from './waiting-kinds.ts';

type Found<T> = { readonly data: T; readonly sureMs: number; readonly askedMs: number };

export type StandInDeps = {
  readonly copy: Copy;
  readonly seen: Pick<SeenDoses, 'since'>;
  readonly now: () => number;
  /** What waits to be recorded is shown, as waiting. */
  readonly findWaiting: () => Promise<readonly WaitingWrite[]>;
};

/** A newer version of the app may ask for more than the copy holds: then it is not in the copy. */
async function findPart<P extends Part>(
  { copy }: StandInDeps,
  { name, endpoint }: P,
): Promise<Found<z.output<NonNullable<P['endpoint']['answer']>>> | null> {
  const kept: Kept | null = await copy.read(name);
  const parsed = endpoint.answer?.safeParse(kept?.body);
  return kept === null || parsed?.success !== true
    ? null
    : {
        data: parsed.data as z.output<NonNullable<P['endpoint']['answer']>>,
        sureMs: kept.sureMs,
        askedMs: kept.askedMs,
      };
}

type DoseDays = { readonly from: string; readonly to: string };

/** The doses of the copy, and the days that it has them of. */
type DosesKept = { readonly days: DoseDays; readonly doses: unknown };

async function findDoses({
  copy,
  seen,
}: StandInDeps): Promise<(Found<DoseOccurrence[]> & { readonly days: DoseDays }) | null> {
  const kept = await copy.read(parts.doses.name);
  if (kept === null) return null;
  const { days, doses } = kept.body as DosesKept;
  const parsed = doseEndpoints.listDoses.answer.safeParse(doses);
  if (!parsed.success) return null;
  const since = await seen.since(kept.askedMs);
  const updated = since.update(parsed.data);
  const data = [...updated, ...since.added(updated)];
  return { data, days, sureMs: kept.sureMs, askedMs: kept.askedMs };
}

/** Days that the copy does not have are not in it, rather than empty. */
async function answerDoses(
  deps: StandInDeps,
  { query }: CallParts,
): Promise<Found<unknown> | null> {
  const { from, to } = query as DoseDays;
  const found = await findDoses(deps);
  if (found === null || from < found.days.from || to > found.days.to) return null;
  const waiting = await deps.findWaiting();
  // With what waits first: by the hour a dose may move to another day.
  const data = withWaitingDoses(found.data, waiting, { asNeeded: { from, to } }).filter(
    ({ local_date }) => local_date >= from && local_date <= to,
  );
  return { ...found, data };
}

async function findAround(deps: StandInDeps): Promise<Around | null> {
  const [doses, medicines, events, treatments, places] = await Promise.all([
    findDoses(deps),
    findPart(deps, parts.current),
    findPart(deps, parts.events),
    findPart(deps, parts.treatments),
    findPart(deps, parts.places),
  ]);
  if (
    doses === null ||
    medicines === null ||
    events === null ||
    treatments === null ||
    places === null
  )
    return null;
  return {
    doses: doses.data,
    lastDay: doses.days.to,
    medicines: medicines.data,
    events: events.data.data,
    treatments: treatments.data.data,
    places: places.data.data,
  };
}

async function answerDashboard(deps: StandInDeps): Promise<Found<unknown> | null> {
  const [found, waiting] = await Promise.all([findPart(deps, parts.dashboard), deps.findWaiting()]);
  if (found === null) return null;
  const passedMs = deps.now() - found.askedMs;
  const since = await deps.seen.since(found.askedMs);
  // By the hour a dose counts from the one before, which may be of another day.
  const around = found.data.doses.some(canMove) ? ((await findDoses(deps))?.data ?? []) : [];
  const kept = { ...found.data, doses: since.update(found.data.doses, around) };
  const data = await dashboardNow(kept, passedMs, () => findAround(deps));
  if (data === null) return null;
  const doses = withWaitingDoses(data.doses, waiting, { around });
  return { ...found, data: { ...data, doses } };
}

/** One treatment is in the list of all. */
async function answerTreatment(
  deps: StandInDeps,
  { params }: CallParts,
): Promise<Found<unknown> | null> {
  const found = await findPart(deps, parts.treatments);
  const data = found?.data.data.find(({ id }) => id === (params as { id: string }).id);
  return found === null || data === undefined ? null : { ...found, data };
}

function find(
  deps: StandInDeps,
  endpoint: Endpoint,
  call: CallParts,
): Promise<Found<unknown> | null> {
  if (endpoint === parts.dashboard.endpoint) return answerDashboard(deps);
  if (endpoint === parts.doses.endpoint) return answerDoses(deps, call);
  if (endpoint === treatmentsEndpoints.read) return answerTreatment(deps, call);
  const part = partOf(endpoint, call);
  return part === undefined ? Promise.resolve(null) : findPart(deps, part);
}

/**
 * What the copy on this device answers to a call that the server did not answer. Null: not in the copy, and the screen
 * says that it could not be loaded.
 */
export const standInWith =
  (deps: StandInDeps) =>
  async (endpoint: Endpoint, call: CallParts): Promise<unknown> => {
    const isReading = endpoint.method === 'GET' || endpoint.reads === true;
    const found = isReading ? await find(deps, endpoint, call) : null;
    noteAway(found?.sureMs ?? null);
    return found?.data ?? null;
  };

export const standIn = standInWith({
  copy: copyHere,
  seen: seenDoses,
  now: () => Date.now(),
  // What waits is worth less than the day: it is shown without.
  findWaiting: () => outbox.list().catch(() => []),
});
