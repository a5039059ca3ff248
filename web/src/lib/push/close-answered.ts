import { askActState, type Fetching } from './send-act.ts';

type Closable = { readonly data: unknown; close(): void };

/** The tokens that a notification carries. */
export function tokensOf(data: unknown): readonly string[] {
  const { tokens } = Object(data) as { tokens?: unknown };
  return Array.isArray(tokens) ? (tokens as string[]) : [];
}

/**
 * Closes the notifications whose doses have all been answered meanwhile, here or on another device: a dose is never
 * offered twice. `but`: those that were asked about just now.
 */
export async function closeAnswered(
  shown: readonly Closable[],
  how: { readonly by?: Fetching; readonly lang: string; readonly ms: number },
  but: readonly string[] = [],
): Promise<void> {
  await Promise.all(
    shown.map(async (notice) => {
      const tokens = tokensOf(notice.data);
      if (tokens.length === 0 || tokens.some((token) => but.includes(token))) return;
      const states = await Promise.all(tokens.map((token) => askActState(token, how)));
      if (states.every((each) => each !== null && each.state !== 'open')) notice.close();
    }),
  );
}
