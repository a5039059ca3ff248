import { messages } from '@caretrail/contract/i18n/messages';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useUploads } from '../upload/uploads.ts';

const texts = messages('files/share', {
  heading:
    '{count, plural, one {Add this file to your record?} other {Add these # files to your record?}}',
  body: 'Nothing is added until you press “Add”.',
  add: 'Add',
  leave: 'Do not add',
});

type AddSharedProps = { readonly files: readonly File[]; readonly onClose: () => void };

/** Another app has shared files: the person decides, and until then they are nowhere but here. */
export function AddShared({ files, onClose }: AddSharedProps) {
  const [, uploads] = useUploads();
  return (
    <ConfirmDialog
      isOpen
      heading={texts.heading({ count: files.length })}
      confirmText={texts.add}
      cancelText={texts.leave}
      onClose={onClose}
      onConfirm={() => {
        uploads.add(files);
        onClose();
      }}
    >
      <ul className="space-y-1">
        {files.map(({ name }, index) => (
          <li key={index} className="font-semibold wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-3">{texts.body}</p>
    </ConfirmDialog>
  );
}
