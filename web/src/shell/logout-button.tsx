import { menuTexts } from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { trackLoad } from '../lib/lazy-page.ts';
import { logout } from '../session/logout.ts';
import { noteSignOut } from '../session/sign-out-note.ts';
import { useAppDispatch } from '../session/store-hooks.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { logoutNote } from './logout-note.ts';

type LogoutDialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** §2.4: Cancel closes it; confirming closes it and runs the logout routine of §4.1. */
function LogoutDialog({ isOpen, onClose }: LogoutDialogProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { Question } = logoutNote;

  const onConfirm = async (): Promise<void> => {
    onClose();
    await logoutNote.onConfirmed?.();
    // Shows "Loading…" while the server is slow.
    await trackLoad(dispatch(logout()));
    noteSignOut('asked');
    // §4.1: also from a screen that is open to signed-out visitors.
    await navigate(hrefOf('login'), { replace: true });
  };

  // Not inside the menu: turning the screen may hide the menu, and with it an open modal dialog.
  if (isOpen && Question)
    return createPortal(
      <Question onClose={onClose} onConfirm={() => void onConfirm()} />,
      document.body,
    );
  return createPortal(
    <Dialog
      heading={menuTexts.logoutQuestion}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{menuTexts.cancel}</Button>
          <Button look="secondary" onClick={() => void onConfirm()}>
            {menuTexts.logout}
          </Button>
        </>
      }
    />,
    document.body,
  );
}

type LogoutButtonProps = { readonly className: string; readonly children: ReactNode };

/** §2.4 Logout: an action, not a route. It asks first. */
export function LogoutButton({ className, children }: LogoutButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setAsking(true)}>
        {children}
      </button>
      <LogoutDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
