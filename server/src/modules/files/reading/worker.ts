import { parentPort, workerData } from 'node:worker_threads';
import { documentText, type Most } from './document-text.ts';
import { limitMemory } from './limit-memory.ts';

/** A thread for one document: see `readDocument`. */
export type Work = { readonly type: string; readonly data: Uint8Array; readonly most: Most };

const { type, data, most } = workerData as Work;
limitMemory();
parentPort?.postMessage(await documentText(type, data, most));
