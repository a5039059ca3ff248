import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;
type Modules = Readonly<Record<string, readonly string[]>>;
type Group = {
  readonly debugName: string;
  readonly priority: number;
  readonly name: (id: string, graph: Graph) => string | null;
};

/**
 * A chunk for each name, in this order: all that its modules use and no earlier chunk holds. By default the bundler
 * makes a small chunk for each set of screens that share a module: a hundred of them for the first screens, which
 * compress badly and are a request each. `also` names modules that a chunk holds without using them.
 */
export function loadedTogether(starts: Modules, also: Modules = {}): Group[] {
  // The modules themselves stay where they are: a page is still loaded when it is shown.
  const own = new Set(Object.values(starts).flat());
  return Object.entries(starts).map(([name, modules], index, all) => ({
    debugName: name,
    priority: 10 * (all.length - index),
    // Only their direct imports: the bundler adds what these use in turn, and leaves out what they import but do not use.
    name: (id, graph) =>
      also[name]?.includes(id) === true ||
      (!own.has(id) && modules.some((each) => graph.getModuleInfo(each)?.importedIds.includes(id)))
        ? name
        : null,
  }));
}
