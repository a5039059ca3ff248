import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { mapParts } from './parts.ts';

/** The module that says where the map's files are. */
const module = /[\\/]src[\\/]lib[\\/]map-data\.ts$/;

/**
 * The built-in map: Natural Earth and GeoNames, cut into cells at build time and served by us, so
 * that the map calls no other server. `src/lib/map-data.ts` then says where its files are and which there are.
 */
export function mapData({ isEmitted }: { readonly isEmitted: boolean }): Plugin {
  let isBuild = false;
  let parts: Map<string, string> | undefined;
  const made = (): Map<string, string> => (parts ??= mapParts());
  const addressOf = (mark: string): string => `assets/map-${mark}-`;
  return {
    name: 'caretrail-map-data',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    load: {
      filter: { id: module },
      handler() {
        const files = made();
        // One mark for all of them: it changes with any of them, as a hashed name must.
        const all = JSON.stringify([...files]);
        const mark = createHash('sha256').update(all).digest('base64url').slice(0, 8);
        if (isBuild && isEmitted)
          for (const [file, source] of files)
            this.emitFile({
              type: 'asset',
              fileName: `${addressOf(mark)}${file}.json`,
              source,
            });
        const cells = [...files.keys()].filter((file) => file.includes('_'));
        return [
          `export const address = ${JSON.stringify(`/${addressOf(mark)}`)};`,
          `export const cells = ${JSON.stringify(cells.join(' '))};`,
        ].join('\n');
      },
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const file = /^\/assets\/map-[\w-]{8}-([\w-]+)\.json$/.exec(request.url ?? '')?.[1];
        const source = file === undefined ? undefined : made().get(file);
        if (source === undefined) return next();
        response.setHeader('content-type', 'application/json');
        return response.end(source);
      });
    },
  };
}
