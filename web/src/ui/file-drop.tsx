import { messages } from '@caretrail/contract/i18n/messages';
import { Camera, Upload } from 'lucide-react';
import { type ComponentProps, type DragEvent, useId, useState } from 'react';
import { touchScreen, useMedia } from '../lib/use-media.ts';
import { buttonClass } from './button.tsx';
import { describedBy, FieldNotes, type Notes } from './field-notes.tsx';

const texts = messages('ui/file-drop', {
  choose: 'Choose files',
  photo: 'Take a photo',
  drop: 'or drop them here',
});

type FileDropProps = Notes & {
  readonly label: string;
  /** The id of the chooser, for a link to it. */
  readonly id?: string;
  /** The label of the button. */
  readonly chooseText?: string;
  /** File types for the device's file dialog; the caller checks dropped files. */
  readonly accept?: string;
  readonly isSingle?: boolean;
  /** On a narrow screen a button above has the same name. */
  readonly isNamedAbove?: boolean;
  /** The primary action of its screen. */
  readonly isPrimary?: boolean;
  /** On a narrow screen: stands out, because a button above leads to it. */
  readonly isMarked?: boolean;
  readonly onFiles: (files: File[]) => void;
  /** Gets what the camera of a handheld device took; `onFiles` without it. */
  readonly onPhoto?: (photo: File) => void;
};

const focusRing =
  'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus';

/** Takes files from a button, from the camera, or dropped. */
export function FileDrop(props: FileDropProps) {
  const { label, chooseText = texts.choose, accept, onFiles, onPhoto } = props;
  const { isSingle = false, isPrimary = false, isNamedAbove = false, isMarked = false } = props;
  const { hint, error } = props;
  const mayTakePhoto = useMedia(touchScreen);
  const ownId = useId();
  const id = props.id ?? ownId;
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const taken = [...(files ?? [])].slice(0, isSingle ? 1 : undefined);
    if (taken.length > 0) onFiles(taken);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const onChange: ComponentProps<'input'>['onChange'] = ({ currentTarget }) => {
    take(currentTarget.files);
    // Lets the same file be chosen again after it was removed.
    currentTarget.value = '';
  };
  const onPhotoChange: ComponentProps<'input'>['onChange'] = (event) => {
    const photo = event.currentTarget.files?.[0];
    if (onPhoto === undefined || photo === undefined) return onChange(event);
    event.currentTarget.value = '';
    return onPhoto(photo);
  };
  return (
    <fieldset aria-describedby={describedBy(id, { hint, error })}>
      <legend className={`mb-1.5 font-semibold ${isNamedAbove ? 'max-md:sr-only' : ''}`}>
        {label}
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-2 border-dashed p-4 ${isOver ? 'border-action bg-action-tint' : error === undefined ? `border-edge bg-sheet ${isMarked ? 'max-md:border-action max-md:bg-action-tint' : ''}` : 'border-problem bg-sheet'}`}
      >
        {mayTakePhoto && (
          <div>
            <input
              id={`${id}-photo`}
              type="file"
              accept="image/*"
              capture="environment"
              onChange={onPhotoChange}
              className="peer sr-only"
            />
            <label
              htmlFor={`${id}-photo`}
              className={`${buttonClass(isPrimary ? 'primary' : 'secondary')} ${focusRing}`}
            >
              <Camera className="size-5" aria-hidden="true" />
              {texts.photo}
            </label>
          </div>
        )}
        <div>
          <input
            id={id}
            type="file"
            accept={accept}
            multiple={!isSingle}
            aria-invalid={error === undefined ? undefined : true}
            onChange={onChange}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            className={`${buttonClass(isPrimary && !mayTakePhoto ? 'primary' : 'secondary')} ${focusRing}`}
          >
            <Upload className="size-5" aria-hidden="true" />
            {chooseText}
          </label>
        </div>
        {/* With a mouse, and beside the buttons: on a narrow screen nothing is dragged. */}
        <p className="hidden text-ink-soft sm:pointer-fine:block">{texts.drop}</p>
      </div>
    </fieldset>
  );
}
