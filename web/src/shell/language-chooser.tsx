import { currentLanguage, offeredLanguages } from '@caretrail/contract/i18n/current-language';
import { messages } from '@caretrail/contract/i18n/messages';
import { chooseLanguage } from '../lib/language.ts';

const texts = messages('shell/language', { label: 'Language' });

/** 'English · Deutsch', each in its own language. Nothing where there is no choice. */
export function LanguageChooser() {
  if (offeredLanguages.length < 2) return null;
  const page = currentLanguage().tag;
  return (
    <ul aria-label={texts.label} className="flex flex-wrap gap-x-2">
      {offeredLanguages.map(({ tag, name, direction }) => (
        <li key={tag} className="not-first:before:me-2 not-first:before:content-['·']">
          <button
            type="button"
            lang={tag}
            dir={direction}
            aria-current={tag === page ? 'true' : undefined}
            className="link aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
            onClick={() => chooseLanguage(tag)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
