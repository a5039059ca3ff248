import { helpingApi } from '../../data/helping.ts';
import { useEnding } from '../../shell/use-ending.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { leaveTexts as texts } from './texts.ts';

const { leaveRecord } = helpingApi.endpoints;

type LeaveProps = {
  readonly accessId: string;
  readonly name: string;
  readonly isNamed: boolean;
  readonly onDone: (words: string) => void;
};

/** Gives one's own access up. */
export function Leave({ accessId: id, name, isNamed, onDone }: LeaveProps) {
  const ending = useEnding(leaveRecord.initiate({ params: { id } }), () =>
    onDone(texts.left({ name })),
  );
  return (
    <>
      <Button
        look="quiet"
        className="-ms-5"
        aria-label={texts.leaveOf({ name })}
        onClick={ending.onAsk}
      >
        {texts.leave}
      </Button>
      <ConfirmDialog
        heading={texts.question({ name })}
        confirmText={texts.leave}
        isFinal
        {...ending.dialog}
      >
        <div className="space-y-3">
          <p>{texts.body({ name })}</p>
          {isNamed && <p className="font-semibold">{texts.named}</p>}
          <p>{texts.back}</p>
        </div>
      </ConfirmDialog>
    </>
  );
}
