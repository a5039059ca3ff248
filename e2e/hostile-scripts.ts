/** Ways to make a text run, each of which would leave `window.__pwn` behind or open a dialog. */
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

/** Ways out of where a text may stand. */
const wrappers = ['', '">', "'>", '</title>', '</textarea>', '-->', ']]>', '` '] as const;

const payloads = wrappers.flatMap((wrapper) => vectors.map((vector) => `${wrapper}${vector}`));

/** The next one, told apart from all others by its number. */
export const hostileScript = (at: number): string => `${payloads[at % payloads.length]} ${at}`;
export const payloadCount = payloads.length;

const plain =
  /^$|^\d{4}(-\d\d){0,2}([T ].*)?$|^\d\d:\d\d|^[0-9a-f]{8}-[0-9a-f-]{27}$|^(UTC|[A-Z]\w+\/\w+)|^[^\p{L}]*$/u;
const isName = (key: string): boolean =>
  /(^|_)ids?$|^(type|kind|url|slot|unit|at)$|_url$|version/.test(key);

/**
 * An answer of ours in which every text of a person is replaced; dates, ids, and the words of the contract stay, or the
 * screen would show that it cannot be shown.
 */
export function infused(
  value: unknown,
  { words, next }: { readonly words: ReadonlySet<string>; readonly next: () => string },
  key = '',
): unknown {
  const inside = { words, next };
  if (typeof value === 'string')
    return plain.test(value) || words.has(value) || isName(key) ? value : next();
  if (Array.isArray(value)) return value.map((each) => infused(each, inside, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, infused(each, inside, name)]),
  );
}
