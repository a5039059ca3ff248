import { type ReactNode, useState } from 'react';
import { LogoutDialog } from './logout-dialog.tsx';

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
