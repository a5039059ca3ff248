import { documentText, type Most } from './document-text.ts';
import { limitMemory } from './limit-memory.ts';

/** A process for one document: see `readDocument`. */
export type Work = { readonly type: string; readonly data: Uint8Array; readonly most: Most };

async function read({ type, data, most }: Work): Promise<void> {
  limitMemory();
  const text = await documentText(type, data, most);
  process.send?.(text, () => process.disconnect());
}

process.once('message', (work: Work) => void read(work));
