import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Everything that a module imports, and what that imports; not what is loaded later. */
function reachedFrom(start: string, graph: Graph): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/**
 * One chunk for what at least two of these screens use: by default the bundler makes one for each set of screens, and a
 * screen asks for thirty files of a kilobyte each. A module that needs a large package (`isLarge`) stays out.
 */
export function sharedByScreens(
  name: string,
  screens: readonly string[],
  isLarge: (id: string) => boolean,
) {
  let shared: ReadonlySet<string> | undefined;
  const find = (graph: Graph): ReadonlySet<string> => {
    const all = screens.map((screen) => reachedFrom(screen, graph));
    const ids = [...new Set(all.flatMap((reached) => [...reached]))].filter(
      (id) => all.filter((reached) => reached.has(id)).length >= 2,
    );
    return new Set(ids.filter((id) => ![...reachedFrom(id, graph)].some(isLarge)));
  };
  return {
    debugName: name,
    priority: 0,
    name: (id: string, graph: Graph): string | null => {
      shared ??= find(graph);
      return shared.has(id) ? name : null;
    },
  };
}
