import { join, relative } from 'node:path';
import { createVitest, type Reporter, type Vitest } from 'vitest/node';
import { root } from '../root.ts';
import type { Mutant } from './mutant.ts';
import { makeTestFinder } from './tests-of.ts';

type Outcome = 'killed' | 'survived' | 'no test';
export type Tried = { readonly mutant: Mutant; readonly outcome: Outcome };

function outcomeOf(tests: number, failed: number): Outcome {
  if (tests === 0) return 'no test';
  return failed > 0 ? 'killed' : 'survived';
}

/** Silent: a failing test is the expected result. */
const silent: Reporter = {};

/** Replaces the text of one mutant while the file is loaded; nothing is written to disk. */
function mutating(current: () => Mutant | null) {
  return {
    name: 'caretrail-mutant',
    enforce: 'pre' as const,
    transform(code: string, id: string): string | null {
      const mutant = current();
      if (mutant === null || id.split('?')[0] !== join(root, mutant.file)) return null;
      return code.replace(mutant.from, () => mutant.to);
    },
  };
}

/** The tests, of these, that fail. */
async function failing(vitest: Vitest, tests: readonly string[]): Promise<string[]> {
  if (tests.length === 0) return [];
  const project = vitest.getRootProject();
  const { testModules } = await vitest.runTestSpecifications(
    tests.map((file) => project.createSpecification(join(root, file))),
  );
  // Those of earlier runs are among them too.
  return testModules
    .map((module) => ({ file: relative(root, module.moduleId), state: module.state() }))
    .filter(({ file, state }) => tests.includes(file) && state === 'failed')
    .map(({ file }) => file);
}

/** One after the other in one process, each against the tests that must notice it. */
export async function tryMutants(
  mutants: readonly Mutant[],
  onTried: (count: number) => void,
): Promise<Tried[]> {
  const testsOf = makeTestFinder();
  let current: Mutant | null = null;
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      include: ['{contract,web}/src/**/*.test.{ts,tsx}'],
      environment: 'node',
      pool: 'threads',
      maxWorkers: 2,
      // It would cache mutants, for other runs too.
      fsModuleCache: false,
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      testTimeout: 60_000,
      reporters: [silent],
    },
    { plugins: [mutating(() => current)], logLevel: 'silent' },
  );
  const tried: Tried[] = [];
  const killers = new Set<string>();
  try {
    await vitest.standalone();
    for (const mutant of mutants) {
      const { near, far } = testsOf(mutant);
      current = mutant;
      vitest.invalidateFile(join(root, mutant.file));
      const nearest = await failing(vitest, near);
      const killed = nearest.length > 0 ? nearest : await failing(vitest, far);
      current = null;
      vitest.invalidateFile(join(root, mutant.file));
      for (const test of killed) killers.add(test);
      const outcome = outcomeOf(near.length + far.length, killed.length);
      tried.push({ mutant, outcome });
      onTried(tried.length);
    }
    // They fail on mutants alone, or they have proved nothing.
    const broken = await failing(vitest, [...killers]);
    if (broken.length > 0) throw new Error(`These fail without a mutant: ${broken.join(', ')}`);
  } finally {
    await vitest.close();
  }
  return tried;
}
