/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { callAt } from './call-at.ts';

/** What becomes of a call: its answer comes, or is a failure of the server; one that is held waits for the next decision. */
export type Fate = 'pass' | 'hold' | 'fail';

type Fated = { fateOf(method: string, path: string): Promise<Fate> };

/** In the page, and not on the line: a line that is listened to keeps nothing, so that each page loads every script anew. */
function fateOfFetch(): void {
  const { fetch: original } = window;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const { fateOf } = window as unknown as Fated;
    const isCall = pathname.startsWith('/api/');
    const fate = isCall ? await fateOf(init?.method ?? 'GET', pathname) : 'pass';
    if (fate === 'pass') return original(input, init);
    const body = { code: 'server_error', detail: 'It failed on purpose.', request_id: 'none' };
    return Response.json(body, { status: 500 });
  };
}

/** Who is signed in, and what the installation offers: no part of a record. */
const notData = ['auth', 'operations'];

export type Answers = {
  /** The calls for data since it was forgotten last, by name. */
  asked(): ReadonlySet<string>;
  forget(): void;
  /** From now on. `only`: of this call alone, the others pass. */
  decide(fate: Fate, only?: string): void;
};

/** Stands between the page and the answers to what it asks for. */
export async function holdAnswers(page: Page): Promise<Answers> {
  const asked = new Set<string>();
  let now: { readonly fate: Fate; readonly only?: string | undefined } = { fate: 'pass' };
  let held: (() => void)[] = [];
  const fateOf = async (method: string, path: string): Promise<Fate> => {
    const call = callAt(method, path);
    if (!call || notData.includes(call.group)) return 'pass';
    asked.add(call.name);
    if (now.only !== undefined && now.only !== call.name) return 'pass';
    while (now.fate === 'hold') await new Promise<void>((resolve) => held.push(resolve));
    return now.fate;
  };
  await page.exposeFunction('fateOf', fateOf);
  await page.addInitScript(fateOfFetch);
  return {
    asked: () => asked,
    forget: () => asked.clear(),
    decide: (fate, only) => {
      now = { fate, only };
      for (const go of held) go();
      held = [];
    },
  };
}
