import type { IModule } from 'dependency-cruiser';

const MODULE_FILE = /^server\/src\/modules\/([^/]+)\//;
const TEST = /\.(test|spec)\.tsx?$/;

/** One import that leads from a module of the server into another. */
type Step = { readonly from: string; readonly to: string };
type Steps = ReadonlyMap<string, ReadonlyMap<string, Step>>;

const moduleOf = (path: string): string | undefined => MODULE_FILE.exec(path)?.[1];

function stepsBetween(files: readonly IModule[]): Steps {
  const steps = new Map<string, Map<string, Step>>();
  for (const { source, dependencies } of files) {
    const from = TEST.test(source) ? undefined : moduleOf(source);
    if (from === undefined) continue;
    for (const { resolved } of dependencies) {
      const to = moduleOf(resolved);
      if (to === undefined || to === from) continue;
      const known = steps.get(from) ?? new Map<string, Step>();
      steps.set(from, known);
      if (!known.has(to)) known.set(to, { from: source, to: resolved });
    }
  }
  return steps;
}

/** The shortest way from a module back to itself, over modules that come after it by name. */
function circleFrom(start: string, steps: Steps): Step[] | undefined {
  const ways: { readonly at: string; readonly way: Step[] }[] = [{ at: start, way: [] }];
  const seen = new Set<string>();
  for (const { at, way } of ways) {
    for (const [next, step] of steps.get(at) ?? []) {
      if (next === start) return [...way, step];
      if (next < start || seen.has(next)) continue;
      seen.add(next);
      ways.push({ at: next, way: [...way, step] });
    }
  }
  return undefined;
}

/**
 * Circles among the modules of the server, whichever files they go through: dependency-cruiser knows those of files only.
 * An import of a type counts too. Each circle is found from the first of its modules by name.
 */
export function moduleCircles(files: readonly IModule[]): Step[][] {
  const steps = stepsBetween(files);
  return [...steps.keys()].toSorted().flatMap((start) => {
    const circle = circleFrom(start, steps);
    return circle ? [circle] : [];
  });
}
