import { hrefOf } from '@caretrail/contract/access/routes';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../lib/refusal.ts';
import { documentTitle } from '../lib/use-document-title.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { formatTimeLeft } from './format-time-left.ts';
import { idleTexts as texts, warnings } from './idle-texts.ts';
import type { IdleView } from './idle-watch.ts';
import { logout } from './logout.ts';
import { useAppDispatch } from './store-hooks.ts';

type IdleDialogProps = Extract<IdleView, { kind: 'warning' }> & {
  readonly onStay: () => Promise<boolean>;
};

/** Loaded after the screen: most visits never see it. */
export function IdleDialog({ endsAt, by, onStay }: IdleDialogProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const left = useWordsLeft(endsAt);
  const { heading, sentence } = warnings[by];
  useTitleWhile(isOpen, heading);

  const onExtend = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await onStay();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  const onLogout = async (): Promise<void> => {
    await dispatch(logout());
    await navigate(hrefOf('login'), { replace: true });
  };
  const canStay = by === 'idle';
  const onClose = (): void => (canStay ? void onExtend() : setOpen(false));

  return (
    <Dialog
      role="alertdialog"
      heading={heading}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button isBusy={isBusy} onClick={onClose}>
            {canStay ? (isBusy ? texts.staying : texts.stay) : texts.goOn}
          </Button>
          <Button look="secondary" onClick={() => void onLogout()}>
            {texts.logout}
          </Button>
        </>
      }
    >
      <p>{sentence({ left })}</p>
      {problem !== null && <Alert>{problem}</Alert>}
    </Dialog>
  );
}

function useWordsLeft(endsAt: number): string {
  const [words, setWords] = useState(() => formatTimeLeft(endsAt - Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setWords(formatTimeLeft(endsAt - Date.now())), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return words;
}

/** Of a tab in the background only the title is visible. */
function useTitleWhile(isShown: boolean, title: string): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const before = document.title;
    document.title = documentTitle(title);
    return () => {
      document.title = before;
    };
  }, [isShown, title]);
}
