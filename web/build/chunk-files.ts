import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const chunksIn = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).filter((part) => part.type === 'chunk');

/** Some chunks, and all that they import; not what they load later. */
export function chunksFrom(
  bundle: Rolldown.OutputBundle,
  isStart: (chunk: Chunk) => boolean,
): ReadonlySet<Chunk> {
  const found = new Set<Chunk>();
  const open = chunksIn(bundle).filter(isStart);
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const names = new Set(chunk.imports);
    open.push(...chunksIn(bundle).filter(({ fileName }) => names.has(fileName)));
  }
  return found;
}

/** The chunk of a source, by its path below web/src/. */
export const isOf =
  (source: string) =>
  (chunk: Chunk): boolean =>
    chunk.facadeModuleId?.endsWith(`/web/src/${source}`) === true;
