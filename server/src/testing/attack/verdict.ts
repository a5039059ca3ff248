import type { Answered } from './raw-http.ts';

/** Internals that a response must not show: stack frames, paths, database messages. */
const insides =
  /\n\s+at |node_modules|\/src\/|\.ts:\d+|(?:syntax error|violates|invalid input syntax|relation ")|\bE[A-Z]{4,}\b: /;

/** What is wrong with a response, for any request; undefined when nothing is. */
export function faultOf({ status, head, body }: Answered): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (status < 400) return undefined;
  if (insides.test(body)) return `an answer that shows our insides: ${body.slice(0, 300)}`;
  if (body === '' || !/^content-type: application\/json/im.test(head)) return undefined;
  try {
    const { code, detail } = JSON.parse(body) as { code?: unknown; detail?: unknown };
    return typeof code === 'string' && typeof detail === 'string'
      ? undefined
      : 'a refusal without code and sentence';
  } catch {
    return 'a refusal that is no JSON';
  }
}
