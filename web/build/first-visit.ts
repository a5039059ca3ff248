import type { Rolldown } from 'vite';

type NameOf = (id: string, graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>) => string | null;

/**
 * All that the given modules import, in one chunk. Left alone the bundler cuts what the sign-in page
 * needs into dozens of crumbs, one for each set of screens that share it, and small files pack badly.
 */
export function firstVisit(starts: readonly string[]): { debugName: string; name: NameOf } {
  let needed: Set<string> | undefined;
  return {
    debugName: 'first',
    name(id, graph) {
      needed ??= reachable(starts, graph);
      // The modules themselves stay where they are: the page is still loaded when it is shown.
      return needed.has(id) && !starts.includes(id) ? 'first' : null;
    },
  };
}

function reachable(starts: readonly string[], graph: Parameters<NameOf>[1]): Set<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = graph.getModuleInfo(id);
    if (info === null || found.has(id)) continue;
    found.add(id);
    waiting.push(...info.importedIds);
  }
  return found;
}
