import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import { type PushDevice, pushLimits } from '@caretrail/contract/push/schema';
import { pushApi } from '../../../data/push.ts';
import { textIn } from '../../../lib/form-values.ts';
import { useFormSend } from '../../../lib/use-form-send.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { devicesTexts as texts } from './texts.ts';

type RenameDeviceProps = {
  readonly device: PushDevice;
  readonly onRenamed: () => void;
  readonly onClose: () => void;
};

export function RenameDevice({ device: { id, name }, onRenamed, onClose }: RenameDeviceProps) {
  const dispatch = useAppDispatch();
  const sending = useFormSend({
    schema: pushEndpoints.renameDevice.body,
    read: (form) => ({ name: textIn(form, 'name') }),
    send: async (body) => {
      const { renamePushDevice } = pushApi.endpoints;
      const call = renamePushDevice.initiate({ params: { id }, body }, { track: false });
      await dispatch(call).unwrap();
      onRenamed();
    },
  });
  return (
    <FormDialog
      heading={texts.renameHeading}
      lead={texts.renameLead}
      sending={sending}
      onClose={onClose}
      texts={{ cancel: texts.cancel, submit: texts.save, submitting: texts.saving }}
    >
      <TextField
        label={texts.name}
        name="name"
        defaultValue={name}
        maxLength={pushLimits.nameLength}
        autoComplete="off"
        error={sending.errors['name']}
      />
    </FormDialog>
  );
}
