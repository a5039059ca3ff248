import { forbiddenImports } from './direction/forbidden-imports.ts';
import { root } from './root.ts';

/**
 * A checker that read nothing finds nothing. Raise this as the tree grows, to about two thirds
 * of the number that the check prints.
 */
const FEWEST_MODULES = 400;

const { modules, violations } = await forbiddenImports(root);
for (const { text } of violations) console.error(text);
if (modules < FEWEST_MODULES) {
  console.error(
    `Only ${modules} modules were read, at least ${FEWEST_MODULES} are expected: the checker does not see the tree.`,
  );
  process.exitCode = 1;
}
if (violations.length > 0) process.exitCode = 1;
console.log(`${modules} modules, ${violations.length} imports in a forbidden direction`);
