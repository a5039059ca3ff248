import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { limits } from '@caretrail/contract/limits';
import type { FastifyInstance } from 'fastify';
import { fail } from './fail.ts';
import { createUnreadFiles } from './stored-files.ts';
import { makeFormParts } from './form-parts.ts';
import { makeOpenForms, type OpenForms } from './open-forms.ts';
import { requestTexts } from './texts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    openForms: OpenForms;
  }
}

export type IncomingFile = {
  readonly name: string;
  readonly content: Readable;
  /**
   * Aborted once the response is not needed any more: the form is refused, the client has disconnected, or it would
   * come too late.
   */
  readonly signal?: AbortSignal | undefined;
};
export type FileSink<Stored> = {
  /** Stores a file of the request while it arrives; when it refuses, nothing of that file is left. */
  store(file: IncomingFile): Promise<Stored>;
  /** For the files of a form that is refused after all. */
  discard(stored: readonly Stored[]): Promise<void>;
  /** When the call is over: stored files have their rows by now, or are removed. */
  done?(): void;
};
export type Form<Stored> = { readonly fields: Record<string, string>; readonly files: Stored[] };

type Limits = {
  readonly files: number;
  /** Aborted when the client disconnects after the body. */
  readonly disconnected?: AbortSignal;
  /** From the end of the body. */
  readonly answerMs?: number;
  readonly stalledMs?: number;
  readonly pace?: { readonly ms: number; readonly bytes: number };
};

const fileField = 'files';
const lookMs = 50;
const starvingLooks = 4;
const most = { fields: 60, parts: 100, headerPairs: 20, headerSize: 16 * 1024 };

export const isForm = (contentType: string | undefined): boolean =>
  /^multipart\/form-data\b/i.test(contentType ?? '');

/** Leaves a form unparsed: the call reads it while it arrives. Calls that accept none refuse it. */
export function acceptForms(app: FastifyInstance): void {
  const { formsPerUser, formsAtOnce } = limits.http;
  app.decorate('openForms', makeOpenForms({ perUser: formsPerUser, atOnce: formsAtOnce }));
  app.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    const takesForms = request.routeOptions.config.endpoint?.bodyType?.includes('multipart');
    done(takesForms ? null : fail('wrong_type'), undefined);
  });
}

const unreadable = () => fail('unreadable_body');

function parserOf(raw: IncomingMessage, files: number): BusboyInstance {
  try {
    return new Busboy({
      headers: raw.headers as { 'content-type': string },
      preservePath: true,
      isPartAFile: (_field, _type, name) => name !== undefined,
      limits: { ...most, files, fieldSize: limits.http.bodyBytes },
    });
  } catch {
    throw unreadable();
  }
}

/**
 * Reads a form part by part, so that no file is ever whole in memory. It ends in every case: with the form, with the
 * first refusal, when the client disconnects, when nothing has arrived for a while, and when it is too slow.
 */
export function readForm<Stored>(
  raw: IncomingMessage,
  sink: FileSink<Stored>,
  {
    files: maxFiles,
    disconnected,
    answerMs = limits.files.giveUpMs,
    stalledMs = limits.http.bodyMs,
    pace = limits.http.formPace,
  }: Limits,
): Promise<Form<Stored>> {
  const parser = parserOf(raw, maxFiles);
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const stored: Promise<Stored>[] = [];
    const parts = makeFormParts(raw.headers['content-type'] ?? '');
    const maxBytes = maxFiles * limits.files.maxBytes + 4 * limits.http.bodyBytes;
    let readParts = 0;
    let bytes = 0;
    let arriving: BusboyFileStream | undefined;
    const unreadFiles = createUnreadFiles();
    let fieldBytes = 0;
    let isOver = false;
    const abandoned = new AbortController();
    const abandon = (): void => abandoned.abort();
    disconnected?.addEventListener('abort', abandon);

    const onStalled = (): void => stop(raw.readableEnded ? unreadable() : fail('timed_out'));
    const stalled = setTimeout(onStalled, stalledMs);
    const onProgress = (): void => void stalled.refresh();
    // A byte now and then is progress too, and would hold a connection and half a file for an hour.
    let paced = 0;
    const pacer = setInterval(() => {
      if (raw.readableEnded) return;
      if (bytes - paced < pace.bytes) stop(fail('timed_out'));
      paced = bytes;
    }, pace.ms);
    const onChunk = (chunk: Buffer): void => {
      onProgress();
      bytes += chunk.length;
      if (bytes > maxBytes) stop(fail('too_large'));
      else if (!parts.look(chunk)) stop(unreadable());
    };
    // Some broken bodies leave the parser waiting for ever: all has arrived, and the reader of a file gets nothing.
    let starving = 0;
    let hasMoved = false;
    let watch: NodeJS.Timeout | undefined;
    const onEnd = (): void => {
      watch = setInterval(() => {
        const isFed = hasMoved || unreadFiles.hasUnread();
        hasMoved = false;
        starving = isFed ? 0 : starving + 1;
        if (starving === starvingLooks) stop(unreadable());
      }, lookMs);
    };
    // A file that is read as fast as it arrives has an empty buffer whenever this looks.
    const onRead = (): void => {
      hasMoved = true;
      onProgress();
    };
    const onClose = (): void => {
      if (!raw.readableEnded) stop(unreadable());
    };
    const leave = (): void => {
      isOver = true;
      clearTimeout(stalled);
      clearInterval(pacer);
      clearInterval(watch);
      raw.off('data', onChunk).off('end', onEnd).off('close', onClose).off('error', onClose);
      raw.unpipe(parser);
    };
    /** Stored files are removed before the refusal is sent. */
    const refuse = async (reason: Error): Promise<void> => {
      const outcomes = await Promise.allSettled(stored);
      await sink.discard(
        outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
      );
      throw reason;
    };
    const stop = (reason: Error): void => {
      if (isOver) return;
      leave();
      abandon();
      arriving?.destroy(reason);
      refuse(reason).catch(reject);
    };

    const onField = (name: string | undefined, value: string, _: boolean, isCut: boolean): void => {
      readParts += 1;
      fieldBytes += Buffer.byteLength(value);
      if (name === undefined) stop(unreadable());
      else if (isCut || fieldBytes > limits.http.bodyBytes) stop(fail('too_large'));
      else if (fields.has(name))
        stop(fail('invalid_input', { fields: { [name]: requestTexts.fieldTwice } }));
      else fields.set(name, value);
    };
    const onFile = (field: string | undefined, content: BusboyFileStream, name?: string): void => {
      readParts += 1;
      arriving = content;
      unreadFiles.add(content);
      content.on('data', onRead).pause();
      // Without a listener, the error of a stream that is not read yet would end the process.
      content.on('error', () => {});
      if (isOver) content.resume();
      // A browser's file field that was left empty.
      else if (name === '' && field === fileField) content.resume();
      else if (field !== fileField)
        stop(
          fail('invalid_input', {
            fields: { [String(field).slice(0, 80)]: requestTexts.unknownField },
          }),
        );
      else {
        const storing = sink.store({ name: name ?? '', content, signal: abandoned.signal });
        storing.catch(stop);
        stored.push(storing);
      }
    };
    // Parts arrive by events of the connection, which belong to no request and so have no language.
    parser.on('field', AsyncLocalStorage.bind(onField));
    parser.on('file', AsyncLocalStorage.bind(onFile));
    parser.on('filesLimit', () => stop(fail('too_many_files')));
    parser.on('partsLimit', () => stop(fail('too_large')));
    parser.on('fieldsLimit', () => stop(fail('too_large')));
    parser.on('error', () => stop(unreadable()));
    parser.on('finish', () => {
      if (isOver) return;
      if (readParts !== parts.count) {
        stop(unreadable());
        return;
      }
      leave();
      const late = setTimeout(abandon, answerMs);
      Promise.all(stored)
        .then((files) => resolve({ fields: Object.fromEntries(fields), files }))
        .catch((error: Error) => {
          abandon();
          return refuse(error);
        })
        .catch(reject)
        .finally(() => clearTimeout(late));
    });
    raw.on('data', onChunk).on('end', onEnd).on('close', onClose).on('error', onClose);
    raw.pipe(parser);
  });
}
