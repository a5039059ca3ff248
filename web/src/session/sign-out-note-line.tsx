import { signOutNotes } from './sign-out-texts.ts';
import { useSignOutNote } from './sign-out-note.ts';

/** At /login: the plain reason for being here. */
export function SignOutNoteLine() {
  const reason = useSignOutNote();
  if (reason === null) return null;
  return (
    <p role="status" className="mb-5 border-s-4 border-action ps-4">
      {signOutNotes[reason]}
    </p>
  );
}
