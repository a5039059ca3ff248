import { menuTexts } from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import { type ReactNode, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { logout } from '../session/logout.ts';
import { useAppDispatch } from '../session/store-hooks.ts';
import { Button } from '../ui/button.tsx';

type LogoutButtonProps = { readonly className: string; readonly children: ReactNode };

/** §2.4 Logout: asks first. The native dialog keeps the focus inside, closes on Escape and gives the focus back. */
export function LogoutButton({ className, children }: LogoutButtonProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const question = useId();

  const onConfirm = async (): Promise<void> => {
    dialog.current?.close();
    await dispatch(logout());
    // §4.1: also from a screen that would stay open to somebody not signed in.
    await navigate(hrefOf('login'), { replace: true });
  };

  return (
    <>
      <button type="button" className={className} onClick={() => dialog.current?.showModal()}>
        {children}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={question}
        className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-sheet border border-rule bg-sheet p-6 text-ink shadow-sheet backdrop:bg-shade"
      >
        <h2 id={question} className="text-h2">
          {menuTexts.logoutQuestion}
        </h2>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={() => dialog.current?.close()}>
            {menuTexts.cancel}
          </Button>
          <Button onClick={() => void onConfirm()}>{menuTexts.logout}</Button>
        </div>
      </dialog>
    </>
  );
}
