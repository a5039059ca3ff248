import { tokenForm } from '@caretrail/contract/http/token-form';
import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import { post } from '../lib/push/send-act.ts';

/** What a message of the care circle asks: “I’m on it” of a helper, or the refusal of a patient. */
export type CircleLink = { readonly asks: 'on-it' | 'refuse'; readonly token: string };

/** Written out: the endpoints of the contract bring their schemas with them. */
export const circleLinkPaths = {
  'on-it': {
    state: '/api/circle/on_it_state_api_gateway/',
    act: '/api/circle/on_it_link_api_gateway/',
  },
  refuse: {
    state: '/api/circle/take_over_refusal_state_api_gateway/',
    act: '/api/circle/take_over_refusal_link_api_gateway/',
  },
} as const;

/** From '#on-it=token' or '#refuse=token'. Null: no link of ours. */
export function readCircleLink(hash: string): CircleLink | null {
  const fragment = new URLSearchParams(hash.slice(1));
  for (const asks of ['on-it', 'refuse'] as const) {
    const token = fragment.get(asks);
    if (token !== null && tokenForm.test(token)) return { asks, token };
  }
  return null;
}

/** In the words of the server; null: it could not be reached. */
export type CircleAnswer = { readonly isOpen: boolean; readonly sentence: string } | null;

async function ask(path: string, token: string): Promise<CircleAnswer> {
  try {
    const answer = await post(path, { token }, { lang: currentLanguage().tag });
    const { state, sentence, detail } = Object(await answer.json()) as Record<string, unknown>;
    if (answer.ok && typeof sentence === 'string') return { isOpen: state === 'open', sentence };
    return typeof detail === 'string' ? { isOpen: false, sentence: detail } : null;
  } catch {
    return null;
  }
}

/** Changes nothing: what reads the links of mails presses none. */
export const readState = ({ asks, token }: CircleLink): Promise<CircleAnswer> =>
  ask(circleLinkPaths[asks].state, token);

/** Sent again, it gets what is true then. */
export const press = ({ asks, token }: CircleLink): Promise<CircleAnswer> =>
  ask(circleLinkPaths[asks].act, token);
