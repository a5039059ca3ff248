/// <reference lib="dom" />
import type { Page, Request as PlaywrightRequest } from '@playwright/test';
import { callAt } from './call-at.ts';

/** The fate of a call: its response arrives, or is a server failure; one that is held waits for the next decision. */
export type Fate = 'pass' | 'hold' | 'fail';

type Fated = {
  fateOf(method: string, path: string, documentId: string): Promise<Fate>;
  /** Tells this page from the one before, whose calls are of no interest any more. */
  documentId: string;
  /** Calls that the page is waiting for, including held ones. */
  openCalls: number;
};

/** In the page, and not on the network: routing disables the cache, so that each page loads every script again. */
function fateOfFetch(): void {
  const { fetch: original } = window;
  const page = window as unknown as Fated;
  page.openCalls = 0;
  page.documentId = crypto.randomUUID();
  const answerTo: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const fate = await page.fateOf(init?.method ?? 'GET', pathname, page.documentId);
    if (fate === 'pass') return original(input, init);
    const body = { code: 'server_error', detail: 'It failed on purpose.', request_id: 'none' };
    return Response.json(body, { status: 500 });
  };
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/api/')) return original(input, init);
    page.openCalls += 1;
    try {
      return await answerTo(input, init);
    } finally {
      page.openCalls -= 1;
    }
  };
}

/** How many calls are open each time that the page is drawn and idle, twice in one question. */
const openWhenIdle = (
  page: Page,
): Promise<Pick<Fated, 'documentId'> & { readonly open: readonly number[] }> =>
  page.evaluate(async () => {
    const fated = window as unknown as Fated;
    const open: number[] = [];
    for (const _ of [1, 2]) {
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve));
      });
      open.push(fated.openCalls);
    }
    return { open, documentId: fated.documentId };
  });

/** Who is signed in, and what the installation offers: no part of a record. */
const notData = ['auth', 'operations'];

export type Answers = {
  /** The calls for data since the last reset, by name. */
  asked(): ReadonlySet<string>;
  forget(): void;
  /** From now on. `only`: this call alone, the others pass. */
  decide(fate: Fate, only?: string): void;
  /** One call passes although the others are held. */
  pass(name: string): void;
  /** Until everything that can arrive has arrived and is drawn: scripts, and the responses that are not held. */
  settled(): Promise<void>;
};

/** Intercepts the responses to the page's calls. */
export async function holdAnswers(page: Page): Promise<Answers> {
  const asked = new Set<string>();
  let now: { readonly fate: Fate; readonly only?: string | undefined } = { fate: 'pass' };
  let held: { readonly documentId: string; readonly go: () => void }[] = [];
  const passed = new Set<string>();
  const goOn = (): void => {
    for (const { go } of held) go();
    held = [];
  };
  const fateOf = async (method: string, path: string, documentId: string): Promise<Fate> => {
    const call = callAt(method, path);
    if (!call || notData.includes(call.group)) return 'pass';
    asked.add(call.name);
    if (now.only !== undefined && now.only !== call.name) return 'pass';
    while (now.fate === 'hold' && !passed.has(call.name))
      await new Promise<void>((go) => held.push({ documentId, go }));
    return passed.has(call.name) ? 'pass' : now.fate;
  };
  const scripts = new Set<PlaywrightRequest>();
  page.on('request', (each) => each.resourceType() === 'script' && scripts.add(each));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (each) => scripts.delete(each));
  await page.exposeFunction('fateOf', fateOf);
  await page.addInitScript(fateOfFetch);
  return {
    asked: () => asked,
    forget: () => asked.clear(),
    decide: (fate, only) => {
      now = { fate, only };
      passed.clear();
      goOn();
    },
    pass: (name) => {
      passed.add(name);
      goOn();
    },
    settled: async () => {
      for (let looks = 0; looks < 250; looks += 1) {
        const { open, documentId } = await openWhenIdle(page);
        const waiting = held.filter((each) => each.documentId === documentId).length;
        if (open.every((calls) => calls === waiting) && scripts.size === 0) return;
      }
      throw new Error(`The page does not come to rest: ${page.url()}`);
    },
  };
}
