/// <reference lib="dom" />
import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import type { Page } from '@playwright/test';
import {
  hostileAddresses,
  type HostileSupply,
  hostileSupply,
} from '@caretrail/server/testing/attack/hostile-scripts';
import { callAt, type KnownCall } from './call-at.ts';
import { infused, type Spoiling } from './infused.ts';

type Node = { readonly _zod: { readonly def: Record<string, unknown> } };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** The enum values of the schemas: such a field holds one of these, never free text. */
function wordsOf(schema: unknown, seen: Set<unknown>, words: Set<string>): void {
  if (!isNode(schema) || seen.has(schema)) return;
  seen.add(schema);
  const { def } = schema._zod;
  const { entries, values, shape, options, items } = def as Record<string, object | undefined>;
  for (const word of [...Object.values(entries ?? {}), ...Object.values(values ?? {})])
    words.add(String(word));
  const inner = [def, shape ?? {}, options ?? {}, items ?? {}].flatMap((each) =>
    Object.values(each),
  );
  for (const each of inner) wordsOf(each, seen, words);
}

const hasAddresses = ({ name, group }: KnownCall): boolean =>
  // Those of files and copies are keys of ours, those of an installation and its map are the operator's.
  !['files', 'export', 'operations'].includes(group) && name !== 'locations.map';

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)?.[key], value);

/** For a field that takes no longer one. */
function shortOf(next: () => string): string {
  let text = next();
  for (let tries = 0; tries < 40 && text.length > 36; tries += 1) text = next();
  return text;
}

/** The response with hostile texts, but unchanged where only certain texts are valid; undefined if the app would refuse it. */
const fitting = ({ answer }: Endpoint, original: unknown, spoiling: Spoiling): unknown => {
  const json = infused(original, spoiling);
  for (let round = 0; round < 4; round += 1) {
    const issues = answer?.safeParse(json).error?.issues ?? [];
    if (issues.length === 0) return json;
    for (const { path } of issues) {
      const holder = at(json, path.slice(0, -1)) as Record<PropertyKey, unknown>;
      const key = path.at(-1);
      if (key === undefined) continue;
      const isText = typeof holder[key] === 'string';
      holder[key] = round === 0 && isText ? shortOf(spoiling.next) : at(original, path);
    }
  }
  return undefined;
};

type Spoilt = { spoilt(method: string, path: string, text: string): Promise<string> };

/** In the page, and not on the network: routing disables the cache, so that each page loads every script again. */
function spoilFetch(): void {
  const { fetch: original } = window;
  window.fetch = async (input, init) => {
    const response = await original(input, init);
    const { status, headers, ok, url } = response;
    const { pathname } = new URL(url);
    const isJson = headers.get('content-type')?.startsWith('application/json') === true;
    if (!ok || !isJson || !pathname.startsWith('/api/')) return response;
    const method = init?.method ?? 'GET';
    const { spoilt } = window as unknown as Spoilt;
    return new Response(await spoilt(method, pathname, await response.text()), { status, headers });
  };
}

export type Infusion = Pick<HostileSupply, 'noteRead' | 'unread'> & {
  /** What the responses contained since the last reset. */
  given(): readonly string[];
  forget(): void;
  /** How many addresses there were. */
  addresses(): number;
  /** Responses that the app itself would have refused. */
  readonly broken: string[];
};

/** From now on every response to this page contains hostile text wherever a user's own text would be. */
export async function infuseAnswers(page: Page): Promise<Infusion> {
  const words = new Set<string>();
  const seen = new Set<unknown>();
  for (const { endpoint } of allEndpoints) wordsOf(endpoint.answer, seen, words);
  let given: string[] = [];
  const supply = hostileSupply();
  const broken: string[] = [];
  const next = (): string => {
    const text = supply.next();
    given.push(text);
    return text;
  };
  let addresses = 0;
  /** Of articles every second one stays, so that there are cards that open. */
  const nextAddress = (address: string, key: string): string => {
    addresses += 1;
    return key === 'url' && addresses % 2 === 0
      ? address
      : (hostileAddresses[addresses % hostileAddresses.length] ?? address);
  };
  /** What the page gets instead of a response, in JSON. */
  const spoilt = (method: string, path: string, text: string): string => {
    const call = callAt(method, path);
    if (!call?.endpoint.answer) return text;
    const json = fitting(call.endpoint, JSON.parse(text), {
      words,
      next,
      nextAddress: hasAddresses(call) ? nextAddress : null,
    });
    if (json === undefined) broken.push(call.name);
    return JSON.stringify(json ?? null);
  };
  await page.exposeFunction('spoilt', spoilt);
  await page.addInitScript(spoilFetch);
  return {
    ...supply,
    broken,
    given: () => given,
    addresses: () => addresses,
    forget: () => {
      given = [];
    },
  };
}
