import type { Plugin } from 'vite';

const library = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/;

/** What it is in the source, and what it becomes. */
const edits: readonly (readonly [before: string | RegExp, after: string])[] = [
  // An unused component is left out only if neither its making nor its name looks like an effect.
  [/^(\w+)\.displayName = "[\w.]+";$/gm, ''],
  [/(?<== )(?=React\$1\.forwardRef\()/g, '/* @__PURE__ */ '],
  // `prefetch` works with the framework's server alone, and brings four more files.
  [
    'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);',
    '',
  ],
  ['...prefetchHandlers,', ''],
  ['ref: mergeRefs(forwardedRef, prefetchRef),', 'ref: forwardedRef,'],
  [/return shouldPrefetch && !isAbsolute \? .+ : link;/g, 'return link;'],
];

/**
 * Leaves out of React Router what needs its data router or its server: forms, fetchers and the prefetching of pages.
 * This app has neither. The build fails when an upgrade no longer has the file or one of these lines.
 */
export function leanRouter(): Plugin {
  let isFound = false;
  return {
    name: 'caretrail-lean-router',
    apply: 'build',
    transform: {
      filter: { id: library },
      handler(code) {
        isFound = true;
        const lean = edits.reduce((text, [before, after]) => {
          const edited = text.replaceAll(before, after);
          if (edited === text) this.error(`React Router has changed: no ${String(before)}.`);
          return edited;
        }, code);
        return { code: lean, map: null };
      },
    },
    generateBundle() {
      if (!isFound) this.error('React Router has changed: its links are in another file.');
    },
  };
}
