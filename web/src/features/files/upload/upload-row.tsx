import {
  Check,
  CircleAlert,
  CircleHelp,
  CircleSlash,
  LoaderCircle,
  type LucideIcon,
  RotateCw,
  X,
} from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { focusHeading } from '../../../lib/arrive.ts';
import { useListeners } from '../../../lib/use-listeners.ts';
import { Button } from '../../../ui/button.tsx';
import { OpenStored } from './open-stored.tsx';
import { uploadTexts as texts } from './texts.ts';
import type { Upload, UploadState } from './upload.ts';
import type { Uploads } from './uploads.ts';

type UploadRowProps = {
  readonly upload: Upload;
  readonly uploads: Uploads;
  /** Each of a few is looked at again when it was read. */
  readonly isFew: boolean;
};

/** The actions for an upload in its current state. Each names the file for screen readers. */
function UploadActions({ upload, uploads, isFew }: UploadRowProps) {
  const { key, name, state } = upload;
  const said = <span className="sr-only">{` ${name}`}</span>;
  const action = (text: string, onClick: () => void, icon?: ReactNode) => (
    <Button look="quiet" className="px-3" onClick={onClick}>
      {icon}
      {text}
      {said}
    </Button>
  );
  const remove = action(
    texts.remove,
    () => {
      focusHeading();
      uploads.remove(key);
    },
    <X className="size-5" aria-hidden="true" />,
  );
  const buttons = (): ReactNode => {
    switch (state.status) {
      case 'asking':
        return (
          <>
            <Button look="secondary" onClick={() => void uploads.keepOne(key)}>
              {texts.keepOne}
              {said}
            </Button>
            <Button look="secondary" onClick={() => uploads.keepBoth(key)}>
              {texts.keepBoth}
              {said}
            </Button>
          </>
        );
      case 'waiting':
      case 'checking':
      case 'sending':
        // Once everything has left, the server stores it whatever happens here.
        return state.status === 'sending' && state.share === 1
          ? null
          : action(
              texts.stop,
              () => uploads.stop(key),
              <X className="size-5" aria-hidden="true" />,
            );
      case 'done':
        return <OpenStored id={state.id} name={name} isNew={isFew} />;
      case 'spared':
        return <OpenStored id={state.same.id} name={name} />;
      case 'stopped':
      case 'failed':
        return (
          <>
            {(state.status === 'stopped' || state.canRetry) &&
              action(
                texts.retry,
                () => uploads.retry(key),
                <RotateCw className="size-5" aria-hidden="true" />,
              )}
            {remove}
          </>
        );
    }
  };
  return <div className="-ms-3 flex flex-wrap gap-2">{buttons()}</div>;
}

/** The state of an upload as text. */
function formatState(state: UploadState): string {
  switch (state.status) {
    case 'waiting':
    case 'checking':
    case 'done':
    case 'stopped':
      return texts[state.status];
    case 'sending':
      return state.share < 1
        ? texts.sending({ percent: Math.floor(state.share * 100) })
        : texts.storing;
    case 'asking':
      return texts.sameFile({ title: state.same.title });
    case 'spared':
      return texts.spared({ title: state.same.title });
    case 'failed':
      return state.error;
  }
}

/** The pressed button disappears when the state of its row changes: the focus moves to the next button of the row. */
function useRowFocus(row: RefObject<HTMLElement | null>, status: string): void {
  const isInside = useRef(false);
  useListeners(row, {
    focusin: () => {
      isInside.current = true;
    },
    focusout: ({ relatedTarget }) => {
      if (relatedTarget instanceof Node) isInside.current = false;
    },
  });
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    row.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [row, status]);
}

const icons: Record<UploadState['status'], LucideIcon> = {
  waiting: LoaderCircle,
  checking: LoaderCircle,
  sending: LoaderCircle,
  asking: CircleHelp,
  done: Check,
  spared: Check,
  stopped: CircleSlash,
  failed: CircleAlert,
};

const tones: Partial<Record<UploadState['status'], string>> = {
  done: 'text-fine',
  failed: 'text-problem',
};

/** One upload: its progress as text and as a bar, and its actions. */
export function UploadRow({ upload, uploads, isFew }: UploadRowProps) {
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const { name, state } = upload;
  const Icon = icons[state.status];
  useRowFocus(row, state.status);
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p id={id} className="font-medium wrap-anywhere">
          {name}
        </p>
        <p className={`flex gap-2 wrap-anywhere ${tones[state.status] ?? 'text-ink-soft'}`}>
          <Icon className="mt-1 size-5 shrink-0" aria-hidden="true" />
          <span className="min-w-0">{formatState(state)}</span>
        </p>
        {state.status === 'sending' && (
          <progress
            aria-labelledby={id}
            value={state.share < 1 ? state.share : undefined}
            max={1}
            className="mt-1.5 block h-3 w-full max-w-[30rem] appearance-none overflow-hidden rounded-full border-2 border-edge bg-sheet [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-sheet [&::-webkit-progress-value]:bg-action"
          />
        )}
      </div>
      <UploadActions upload={upload} uploads={uploads} isFew={isFew} />
    </li>
  );
}
