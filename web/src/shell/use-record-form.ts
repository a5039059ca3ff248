import type { UnknownAction } from '@reduxjs/toolkit';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { RootState } from '../app/store.ts';
import { isAborted, settled } from '../data/write.ts';
import type { Errors } from '../lib/form-values.ts';
import { refusedWith } from '../lib/refusal.ts';
import type { OnProgress } from '../lib/upload.ts';
import { type Draft, type Sent, useDraft } from '../lib/use-draft.ts';
import { useLeaveGuard } from '../lib/use-leave-guard.ts';
import { useAppDispatch, useAppStore } from '../session/store-hooks.ts';

type Versioned = { readonly id: string; readonly version: number };

/** The state of the form. */
export type SendState<B> =
  | { readonly status: 'typing' }
  /** `share`: how much was sent, from 0 to 1. */
  | { readonly status: 'sending'; readonly share: number }
  /** `text`: an error that belongs to no field. */
  | { readonly status: 'failed'; readonly text: string | null; readonly errors: Errors }
  /** Saved on another device since this form was opened. */
  | { readonly status: 'stale'; readonly stored: B };

/** A running write of the data layer. */
type Sending<B> = PromiseLike<{ readonly data?: B; readonly error?: unknown }> & {
  abort(): void;
};

type SendOptions<B, T> = {
  readonly values: T;
  /** null: a new record. */
  readonly base: B | null;
  /** The version of the record that the edit replaces. */
  readonly version: number | undefined;
  /** The same key for the same form: sent again after a lost answer, it counts once. */
  readonly idempotencyKey: string;
  readonly onProgress: OnProgress;
};

type RecordFormOptions<B extends Versioned, T extends object, Body> = {
  /** null: a new one. */
  readonly record: B | null;
  readonly schema: z.ZodMiniType<B>;
  /** Which form of the record, where there are several: each has its own draft. */
  readonly form?: string;
  /** Where the input is kept for when the user comes back. */
  readonly drafts: {
    readonly select: (state: RootState) => Draft<B, T> | null;
    readonly draftKept: (draft: Draft<B, T> | null) => UnknownAction;
  };
  readonly begin: (base: B | null) => T;
  readonly isSame?: (one: T, other: T) => boolean;
  /** Field → error; empty when the form can be sent. */
  readonly check: (values: T, base: B | null) => Errors;
  /** Whether there is nothing to send; by default, when the body has no field. */
  readonly isUnchanged?: (values: T, base: B) => boolean;
  /** The body: all fields of a new record, the changed fields of an existing one. */
  readonly bodyOf: (values: T, base: B | null) => Body;
  readonly send: (body: Body, options: SendOptions<B, T>) => Sending<B>;
  /** A field that is being edited shows no error until the form is sent again. */
  readonly clearErrors: (errors: Errors, changes: Partial<T>, values: T) => Errors;
  /** Fields of the contract → fields of the form. */
  readonly fieldsOf: (errors: Errors, values: T) => Errors;
  readonly messageOf: (failure: unknown) => string;
  /** The text after the user cancelled. */
  readonly stoppedText?: string;
  readonly onSaved: (saved: B, how: 'created' | 'edited' | 'unchanged') => void;
  /** For fields that change other fields. */
  readonly change?: (values: T, changes: Partial<T>) => T;
};

const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const preparedOf = new WeakMap<object, Sent>();

/** The write that was under way when the page was loaded again, for the input that came back. */
export const rememberWrite = (values: object, sent: Sent): void => {
  preparedOf.set(values, sent);
};

/** The same write if sent again unchanged after a lost answer; over another version a new one. */
export function prepareWrite<Body>(
  values: object,
  version: number | undefined,
  bodyOf: () => Body,
) {
  const before = preparedOf.get(values);
  if (before !== undefined && before.version === version)
    return before as Sent & { readonly body: Body };
  const made = { body: bodyOf(), version, key: crypto.randomUUID() };
  preparedOf.set(values, made);
  return made;
}

/**
 * The form of a record: its input, which is kept when the user leaves, its errors, sending it, and the choice between
 * two versions when another device has saved the record since.
 */
export function useRecordForm<B extends Versioned, T extends object, Body extends object>(
  options: RecordFormOptions<B, T, Body>,
) {
  const { record, schema, form, drafts, check, bodyOf } = options;
  const { isUnchanged = (values: T, base: B) => Object.keys(bodyOf(values, base)).length === 0 } =
    options;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  /** The draft, if it belongs to this form: a new record has no id. */
  const ownDraft = (): Draft<B, T> | null => {
    const kept = drafts.select(store.getState());
    if (kept === null || kept.base?.id !== record?.id || kept.form !== form) return null;
    return kept.base === null || schema.safeParse(kept.base).success ? kept : null;
  };
  const [found] = useState(() => {
    const own = ownDraft();
    if (own?.sent !== undefined) rememberWrite(own.typed, own.sent);
    return own;
  });
  const draft = useDraft<B, T>({
    found,
    record,
    ...(form !== undefined && { form }),
    begin: options.begin,
    isSame: options.isSame ?? isSameJson,
    // Without input here, the draft of another form stays.
    onKeep: (kept) => {
      if (kept !== null || ownDraft() !== null) dispatch(drafts.draftKept(kept));
    },
  });
  const { base, typed: values } = draft;
  const guard = useLeaveGuard(draft.isChanged);
  const [state, setState] = useState<SendState<B>>({ status: 'typing' });
  // Counts the attempts, so that the summary is focused each time.
  const [tries, setTries] = useState(0);
  const running = useRef<Sending<B>>(null);
  // Leaving aborts only what the user can cancel.
  const isStoppable = options.stoppedText !== undefined;
  useEffect(() => () => void (isStoppable && running.current?.abort()), [isStoppable]);

  const leaveFor = (saved: B, how: 'created' | 'edited' | 'unchanged' = 'unchanged'): void => {
    dispatch(drafts.draftKept(null));
    options.onSaved(saved, how);
  };
  const fail = (text: string | null, errors: Errors): void => {
    setTries((before) => before + 1);
    setState({ status: 'failed', text, errors });
  };
  /** Whether the form can be sent; shows the errors if not. */
  const isReady = (): boolean => {
    const errors = check(values, base);
    if (Object.keys(errors).length === 0) return true;
    fail(null, errors);
    return false;
  };
  const send = async (over?: number): Promise<void> => {
    if (running.current !== null) return;
    const version = over ?? base?.version;
    const { body, key } = prepareWrite(values, version, () => bodyOf(values, base));
    draft.onSend({ body, version, key });
    setState({ status: 'sending', share: 0 });
    running.current = options.send(body, {
      values,
      base,
      version,
      idempotencyKey: key,
      onProgress: (share) => setState({ status: 'sending', share }),
    });
    const { data, error } = await running.current;
    await dispatch(settled());
    running.current = null;
    if (data !== undefined) return leaveFor(data, base === null ? 'created' : 'edited');
    const { fields, stored } = refusedWith(options.schema, error);
    if (stored !== null) return setState({ status: 'stale', stored });
    const errors = options.fieldsOf(fields, values);
    const text = isAborted(error) ? (options.stoppedText ?? '') : options.messageOf(error);
    return fail(Object.keys(errors).length > 0 ? null : text, errors);
  };

  return {
    values,
    base,
    draft,
    guard,
    state,
    tries,
    errors: state.status === 'failed' ? state.errors : {},
    isReady,
    send,
    leaveFor,
    onChange: (changes: Partial<T>): void => {
      draft.put(options.change?.(values, changes) ?? { ...values, ...changes });
      setState((before) =>
        before.status === 'failed'
          ? { ...before, errors: options.clearErrors(before.errors, changes, values) }
          : before,
      );
    },
    /** The old message no longer applies. */
    reset: (): void => setState({ status: 'typing' }),
    onStop: (): void => running.current?.abort(),
    onKeepMine: (stored: B): void => void send(stored.version),
    onSubmit: (submitted: SubmitEvent<HTMLFormElement>): void => {
      submitted.preventDefault();
      if (!isReady()) return;
      if (base !== null && isUnchanged(values, base)) leaveFor(base);
      else void send();
    },
  };
}
