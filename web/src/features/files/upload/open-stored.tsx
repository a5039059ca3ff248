import { Link, type To } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { useFileText } from '../use-file-text.ts';
import { usePlaceHref } from '../view-route.tsx';
import { suggestionId } from '../file/suggestion-id.ts';
import { uploadTexts as texts } from './texts.ts';

/** A picture has no words that tell what it shows. */
const isPicture = /\.(jpe?g|png|webp|heic|heif)$/i;

type OpenStoredProps = {
  readonly id: string;
  /** Of the upload, for screen readers. */
  readonly name: string;
  /** It has just been stored: soon it is known what its text suggests. */
  readonly isNew?: boolean;
};

/** Leads to a stored file, and says so when its title, type or date can be confirmed there. */
export function OpenStored({ id, name, isNew = false }: OpenStoredProps) {
  const hrefOf = usePlaceHref();
  const { data } = useFileText(id, { isWanted: isNew });
  const link = (to: To, text: string) => (
    <Link to={to} className={`${buttonClass('quiet')} px-3`}>
      {text}
      <span className="sr-only">{` ${name}`}</span>
    </Link>
  );
  return (
    <>
      {data?.suggestion
        ? // Below the picture of the file, which would fill the first screen.
          link({ ...hrefOf({ at: 'file', id }), hash: suggestionId }, texts.check)
        : link(hrefOf({ at: 'file', id }), texts.open)}
      {isNew && isPicture.test(name) && link(hrefOf({ at: 'edit', id }), texts.whatIsIt)}
    </>
  );
}
