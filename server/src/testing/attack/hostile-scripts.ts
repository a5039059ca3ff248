/** Ways to make a text run, each of which would set `window.__pwn` or open a dialog. */
const vectors = [
  '<script>window.__pwn=1</script>',
  '<img src=x onerror=window.__pwn=1>',
  '<svg onload=window.__pwn=1>',
  '<svg><script>window.__pwn=1</script></svg>',
  '<iframe srcdoc="<script>top.__pwn=1</script>">',
  '<iframe src=javascript:top.__pwn=1>',
  '<body onload=window.__pwn=1>',
  '<details open ontoggle=window.__pwn=1>',
  '<input autofocus onfocus=window.__pwn=1>',
  '<video><source onerror=window.__pwn=1></video>',
  '<audio src=x onerror=alert(1)>',
  '<object data=javascript:window.__pwn=1>',
  '<a href=javascript:window.__pwn=1>x</a>',
  '<form action=javascript:alert(1)><button>x',
  '<math href=javascript:window.__pwn=1>x</math>',
  '<style>@import "javascript:alert(1)"</style>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '{{constructor.constructor("window.__pwn=1")()}}',
  '${window.__pwn=1}',
  'javascript:window.__pwn=1',
  '&lt;script&gt;window.__pwn=1&lt;/script&gt;',
] as const;

/** Ways out of the context of a text. */
const wrappers = ['', '">', "'>", '</title>', '</textarea>', '-->', ']]>', '` '] as const;

const payloads = wrappers.flatMap((wrapper) => vectors.map((vector) => `${wrapper}${vector}`));

/** Each is identified by its number. */
export const hostileScript = (at: number): string => `${payloads[at % payloads.length]} ${at}`;
export const payloadCount = payloads.length;

export type HostileSupply = {
  next(): string;
  /** These were read back unchanged. */
  noteRead(texts: readonly string[]): void;
  /** The ways that were not read back yet. */
  unread(): string[];
};

/**
 * One after the other; every second one is of a way that was not read back yet, because a short field accepts only some
 * of them.
 */
export function hostileSupply(first = 1000): HostileSupply {
  const read = new Set<number>();
  let [count, turn] = [first, 0];
  const isWanted = (): boolean =>
    turn % 2 === 0 || read.size === payloadCount || !read.has(count % payloadCount);
  return {
    next: () => {
      turn += 1;
      do count += 1;
      while (!isWanted());
      return hostileScript(count);
    },
    noteRead: (texts) => {
      for (const text of texts) read.add(Number(/\d+$/.exec(text)) % payloadCount);
    },
    unread: () => payloads.filter((_, way) => !read.has(way)),
  };
}

/** Addresses that would run, or show a foreign page, if a user followed them. */
export const hostileAddresses = [
  'javascript:window.__pwn=1',
  'JaVaScRiPt:window.__pwn=1',
  ' \tjavascript:window.__pwn=1',
  'java\nscript:window.__pwn=1',
  'javascript://example.org/%0Awindow.__pwn=1',
  'vbscript:msgbox(1)',
  'data:text/html,<script>top.__pwn=1</script>',
  'data:text/html;base64,PHNjcmlwdD50b3AuX19wd249MTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.__pwn=1"/>',
  'blob:https://example.org/0190a0a0-0000-7000-8000-000000000000',
  'file:///etc/passwd',
] as const;
