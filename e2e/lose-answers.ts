/// <reference lib="dom" />
import type { BrowserContext, Page } from '@playwright/test';

type Arrived = (path: string) => Promise<boolean>;

/** In the page, and not on the network: routing has no part in what a service worker has loaded. */
function loseAnswers(): void {
  const { fetch: original } = window;
  const { arrived } = window as unknown as { arrived: Arrived };
  window.fetch = async (input, init) => {
    const answer = await original(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const isWrite = pathname.startsWith('/api/') && (init?.method ?? 'GET') !== 'GET';
    if (isWrite && (await arrived(pathname))) throw new TypeError('Failed to fetch');
    return answer;
  };
}

/** The same in every run. */
function makeChance(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

type Losing = {
  /** 0 to 1: this share of the answers is lost from now on. The server has done what it was asked. */
  lose(share: number): void;
  /** Closes the tab whose write is this one from now on, before it learns of the answer. */
  closeSenderAt(writes: number): void;
};

/** For all pages of a browser that are opened after it. A sign-in and the renewal of a session always get their answer. */
export async function losingAnswers(context: BrowserContext): Promise<Losing> {
  const chance = makeChance();
  let share = 0;
  let left = Number.POSITIVE_INFINITY;
  const arrived = async ({ page }: { page: Page }, path: string): Promise<boolean> => {
    if (share === 0 || path.startsWith('/api/auth/')) return false;
    left -= 1;
    if (left === 0) await page.close();
    return chance() < share;
  };
  await context.exposeBinding('arrived', arrived);
  await context.addInitScript(loseAnswers);
  return {
    lose: (each) => {
      share = each;
    },
    closeSenderAt: (writes) => {
      left = writes;
    },
  };
}
