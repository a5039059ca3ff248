import { RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { usePlaceHref } from '../place-link.tsx';
import { uploadTexts as texts } from './texts.ts';
import type { Upload } from './upload.ts';
import type { Uploads } from './uploads.ts';

type UploadActionsProps = { readonly upload: Upload; readonly uploads: Uploads };

/** What can be done about a file, as it stands with it. The name is said with each, for those who hear one button. */
export function UploadActions({ upload, uploads }: UploadActionsProps) {
  const hrefOf = usePlaceHref();
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
  const openLink = (id: string) => (
    <Link to={hrefOf({ at: 'file', id })} className={`${buttonClass('quiet')} px-3`}>
      {texts.open}
      {said}
    </Link>
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
        return openLink(state.id);
      case 'spared':
        return openLink(state.same.id);
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
