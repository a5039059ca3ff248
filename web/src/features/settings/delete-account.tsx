import { useState } from 'react';
import { accountApi } from '../../data/account.ts';
import { loadedOf } from '../../data/request-state.ts';
import { ownZone } from '../../lib/own-zone.ts';
import { selectUser } from '../../session/selectors.ts';
import { rememberUser } from '../../session/sign-in-steps.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { KeepButton } from '../../shell/deletion/keep-button.tsx';
import { Button } from '../../ui/button.tsx';
import { dataTexts as texts } from './data/texts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import { formatDay } from '../../lib/moment-words.ts';
import { Part } from './part.tsx';
import { brokenOff, useStepUp } from '../../shell/second-factor/use-step-up.tsx';

const { requestDeletion } = accountApi.endpoints;

/** The wish to go, and the way back. */
export function DeleteAccount() {
  const dispatch = useAppDispatch();
  const account = loadedOf(accountApi.useFindAccountQuery());
  const { confirmed, dialog } = useStepUp();
  const deletesAt = useAppSelector(selectUser)?.deletes_at;
  const [isAsking, setAsking] = useState(false);
  const onDelete = async (password: string | undefined): Promise<void> => {
    const call = requestDeletion.initiate({ body: { password } }, { track: false });
    const changed = await confirmed(() => dispatch(call).unwrap());
    if (changed === brokenOff) return;
    dispatch(rememberUser(changed));
    setAsking(false);
  };
  if (deletesAt !== undefined) {
    return (
      <Part id="delete" heading={texts.delete}>
        <p>{texts.due(formatDay(deletesAt, ownZone()))}</p>
        <KeepButton look="secondary" />
      </Part>
    );
  }
  return (
    <Part id="delete" heading={texts.delete} lead={texts.deleteLead}>
      <LoadedPart loaded={account}>
        {({ has_password, email }) => (
          <>
            <Button look="danger" onClick={() => setAsking(true)}>
              {texts.deleteBegin}
            </Button>
            {isAsking && (
              <DeleteDialog
                email={email}
                hasPassword={has_password}
                onDelete={onDelete}
                onClose={() => setAsking(false)}
              />
            )}
          </>
        )}
      </LoadedPart>
      {dialog}
    </Part>
  );
}
