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

type Screens = Readonly<Record<string, string>>;

/**
 * One chunk for what at least two of these screens use: by default the bundler makes one for each set of screens, and a
 * screen asks for thirty files of a kilobyte each. What `heavy` screens alone share is in a chunk of theirs. A module that
 * needs a large package (`isLarge`) stays out.
 */
export function sharedByScreens(
  name: string,
  { light, heavy }: { readonly light: Screens; readonly heavy: Screens },
  isLarge: (id: string) => boolean,
) {
  let shared: ReadonlyMap<string, string> | undefined;
  const find = (graph: Graph): ReadonlyMap<string, string> => {
    const count = new Map<string, number>();
    const names = new Map<string, string>();
    for (const [screen, start] of Object.entries({ ...light, ...heavy }))
      for (const id of reachedFrom(start, graph)) {
        count.set(id, (count.get(id) ?? 0) + 1);
        if (!names.has(id)) names.set(id, screen in heavy ? screen : name);
      }
    return new Map(
      [...names].filter(
        ([id]) => (count.get(id) ?? 0) >= 2 && ![...reachedFrom(id, graph)].some(isLarge),
      ),
    );
  };
  return {
    debugName: name,
    priority: 0,
    name: (id: string, graph: Graph): string | null => {
      shared ??= find(graph);
      return shared.get(id) ?? null;
    },
  };
}

/**
 * What screens share with a module that is loaded without a connection alone (`away`): a chunk for each screen, given from
 * the lightest to the heaviest, with what no lighter one uses. In one chunk with `away`, every screen would load and
 * evaluate all of it.
 */
export function sharedWith(away: string, screens: Screens, priority: number) {
  let names: ReadonlyMap<string, string> | undefined;
  const find = (graph: Graph): ReadonlyMap<string, string> => {
    const kept = reachedFrom(away, graph);
    const found = new Map<string, string>();
    for (const [name, screen] of Object.entries(screens))
      for (const id of reachedFrom(screen, graph))
        if (kept.has(id) && !found.has(id)) found.set(id, name);
    return found;
  };
  return {
    debugName: 'away',
    priority,
    name: (id: string, graph: Graph): string | null => {
      names ??= find(graph);
      return names.get(id) ?? null;
    },
  };
}
