import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;
type Group = {
  readonly debugName: string;
  readonly priority: number;
  readonly name: (id: string, graph: Graph) => string | null;
};

/**
 * A chunk for each name, in this order: all that its modules import and no chunk before it holds. Left
 * alone the bundler cuts what the first screens need into a hundred crumbs, one for each set of screens
 * that share it: small files pack badly, and each is a question of its own over a slow connection.
 */
export function loadedTogether(starts: Readonly<Record<string, readonly string[]>>): Group[] {
  // The modules themselves stay where they are: a page is still loaded when it is shown.
  const own = new Set(Object.values(starts).flat());
  return Object.entries(starts).map(([name, modules], index, all) => {
    let needed: Set<string> | undefined;
    return {
      debugName: name,
      priority: all.length - index,
      name(id, graph) {
        needed ??= reachable(modules, graph);
        return needed.has(id) && !own.has(id) ? name : null;
      },
    };
  });
}

function reachable(starts: readonly string[], graph: Graph): Set<string> {
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
