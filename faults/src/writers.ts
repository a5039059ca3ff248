import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { callUrl, type UrlCall } from '@caretrail/server/testing/call-url';
import { anEvent } from '@caretrail/server/testing/events';
import { pdf } from '@caretrail/server/testing/sample-files';
import { formBytes } from '@caretrail/server/testing/send-form';
import type { Patient } from './patients.ts';

export const writeKinds = ['event', 'dose', 'upload'] as const;
export type WriteKind = (typeof writeKinds)[number];
/** Its name is part of the row that it creates: as a title, a note, or the name of a file. */
export type Write = { readonly kind: WriteKind; readonly name: string; readonly key: string };

/** The content of an upload of this name; some hundred thousand bytes, so that a kill may come in the middle. */
export const contentOf = (name: string): Buffer =>
  Buffer.concat([pdf(name), Buffer.alloc(200_000, name), pdf(name)]);

const endpointOf = {
  event: timelinesEndpoints.create,
  dose: medicationsEndpoints.logDose,
  upload: filesEndpoints.upload,
} as const;

function callOf({ kind, name, key }: Write, { access, medicationId }: Patient): UrlCall {
  if (kind === 'event') return { access, key, body: { ...anEvent, title: name } };
  if (kind === 'dose')
    return { access, key, params: { id: medicationId }, body: { status: 'taken', note: name } };
  return { access, key, form: formBytes({ files: [{ name, content: contentOf(name) }] }) };
}

export type Ledger = {
  /** What a server has answered with 201: it must be there, once. */
  readonly acknowledged: Write[];
  /** Responses that are neither 201 nor a reason to retry. */
  readonly wrong: string[];
  /** How often a request was retried. */
  repeated: number;
};

/** How long each of them waits between two requests; may change during the run. */
export type Pace = { pauseMs: number };
/** At full speed they would starve what is measured beside them. */
export const busyMs = 40;
/** For a time in which nothing breaks: more writes would only be more to compare. */
export const calmMs = 400;

export type Writers = { readonly ledger: Ledger; stop(): Promise<void> };

/** Connection refused, cut off, unavailable, or still in progress: a retry under the same key cannot be done twice. */
const mayRepeat = (status: number): boolean => status === 0 || status === 503 || status === 409;

/** Each patient writes one record after the other, until stopped and every write is acknowledged. */
export function startWriters(
  url: string,
  patients: readonly Patient[],
  {
    mayBeSentAgain = true,
    pace = { pauseMs: busyMs },
  }: { mayBeSentAgain?: boolean; pace?: Readonly<Pace> } = {},
): Writers {
  const ledger: Ledger = { acknowledged: [], wrong: [], repeated: 0 };
  let isStopping = false;

  const settle = async (write: Write, patient: Patient): Promise<void> => {
    for (;;) {
      const { status } = await callUrl(url, endpointOf[write.kind], callOf(write, patient)).catch(
        () => ({ status: 0 }),
      );
      if (status === 201) return void ledger.acknowledged.push(write);
      if (!mayBeSentAgain || !mayRepeat(status))
        return void ledger.wrong.push(`${write.kind} ${status}`);
      ledger.repeated += 1;
      await sleep(250);
    }
  };
  const writeOn = async (patient: Patient): Promise<void> => {
    for (let round = 0; !isStopping; round += 1) {
      const kind = writeKinds[round % writeKinds.length] ?? 'event';
      const key = randomUUID();
      const name = kind === 'upload' ? `${key}.pdf` : key;
      await settle({ kind, name, key }, patient);
      await sleep(pace.pauseMs);
    }
  };
  const running = Promise.all(patients.map(writeOn));
  return {
    ledger,
    stop: async () => {
      isStopping = true;
      await running;
    },
  };
}
