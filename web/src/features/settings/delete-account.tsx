import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { useState } from 'react';
import { ownZone } from '../../lib/own-zone.ts';
import { selectUser } from '../../session/selectors.ts';
import { rememberUser } from '../../session/sign-in-steps.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { KeepButton } from '../../shell/deletion/keep-button.tsx';
import { Button } from '../../ui/button.tsx';
import { dataTexts as texts } from './data/texts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { loadAccount } from './load-account.ts';
import { LoadedPart } from './loaded-part.tsx';
import { dayInWords } from '../../lib/moment-words.ts';
import { Part } from './part.tsx';
import { useReloadable } from './use-reloadable.ts';
import { brokenOff, useStepUp } from '../../shell/second-factor/use-step-up.tsx';
import { request } from '../../lib/http.ts';

/** The wish to go, and the way back. */
export function DeleteAccount() {
  const dispatch = useAppDispatch();
  const account = useReloadable(loadAccount);
  const { confirmed, dialog } = useStepUp();
  const deletesAt = useAppSelector(selectUser)?.deletes_at;
  const [isAsking, setAsking] = useState(false);
  const onDelete = async (password: string | undefined): Promise<void> => {
    const body = { password };
    const changed = await confirmed(() => request(accountEndpoints.requestDeletion, { body }));
    if (changed === brokenOff) return;
    dispatch(rememberUser(changed));
    setAsking(false);
  };
  if (deletesAt !== undefined) {
    return (
      <Part id="delete" heading={texts.delete}>
        <p>{texts.due(dayInWords(deletesAt, ownZone()))}</p>
        <KeepButton look="secondary" />
      </Part>
    );
  }
  return (
    <Part id="delete" heading={texts.delete} lead={texts.deleteLead}>
      <LoadedPart {...account}>
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
