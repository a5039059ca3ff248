import type { PushPayload } from '@caretrail/contract/push/schema';
import type { StoredNotice } from './notice.ts';

/** A message of any length looks like one of these. */
const lengths = [1024, 2048, 3072, 3968];

/** Where a tap leads: the tokens are in the fragment, which is never sent to a server. */
const addressOf = ({ publicUrl, path }: Place, tokens: readonly string[], act?: string): string =>
  tokens.length === 0
    ? // Of this site, whatever the path begins with.
      `${publicUrl}/${path.replace(/^[/\\]+/, '')}`
    : `${publicUrl}/reminder#t=${tokens.join(',')}${act === undefined ? '' : `&act=${act}`}`;

type Place = { readonly publicUrl: string; readonly path: string };
type Secrets = { readonly receipt: string; readonly tokens: readonly string[] };

function payloadOf(
  publicUrl: string,
  notice: StoredNotice,
  { receipt, tokens }: Secrets,
): PushPayload {
  const { kind, key, text, tag, isNaming, countDue, uselessMs, path } = notice;
  const place = { publicUrl, path };
  const acts = [
    { action: 'taken', title: text.taken },
    { action: 'later', title: text.later },
  ] as const;
  return {
    web_push: 8030,
    mutable: true,
    notification: {
      title: text.title,
      body: text.body,
      lang: text.lang,
      dir: text.dir,
      navigate: addressOf(place, tokens),
      tag,
      silent: false,
      actions:
        tokens.length === 0
          ? []
          : acts.map((each) => ({ ...each, navigate: addressOf(place, tokens, each.action) })),
      ...(countDue > 0 && { app_badge: String(countDue) }),
    },
    caretrail: {
      kind,
      key,
      tag,
      receipt,
      tokens,
      names: isNaming,
      count_due: countDue,
      useless_ms: uselessMs,
    },
  };
}

/** Padded, so that its length does not tell how many medicines a person takes. Undefined: it is too long. */
function padded(payload: PushPayload): Buffer | undefined {
  const text = Buffer.from(JSON.stringify(payload));
  const length = lengths.find((each) => text.length <= each);
  return length === undefined
    ? undefined
    : Buffer.concat([text, Buffer.alloc(length - text.length, ' ')]);
}

/** Of any notification. One that is too long for its tokens leads to the app. */
export function messageOf(publicUrl: string, notice: StoredNotice, secrets: Secrets): Buffer {
  const message =
    padded(payloadOf(publicUrl, notice, secrets)) ??
    padded(payloadOf(publicUrl, notice, { ...secrets, tokens: [] }));
  if (message === undefined) throw new Error('A notification is too long.');
  return message;
}
