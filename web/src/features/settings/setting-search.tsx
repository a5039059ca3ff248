import type { Role } from '@caretrail/contract/access/session';
import { useState } from 'react';
import { Link } from 'react-router';
import { SearchInput } from '../../ui/search-input.tsx';
import { findSettings } from './find-setting.ts';
import { settingsTexts as texts } from './texts.ts';

/** Finds a setting by its words. What is found stands in the page; choosing one clears the search. */
export function SettingSearch({ role }: { readonly role: Role }) {
  const [typed, setTyped] = useState('');
  const found = findSettings(typed, role);
  const isAsked = typed.trim() !== '';
  return (
    <div role="search">
      <SearchInput
        label={texts.find}
        placeholder={texts.find}
        value={typed}
        onChange={setTyped}
        hasIcon
      />
      <p role="status" className={isAsked ? 'mt-2 text-ink-soft' : 'sr-only'}>
        {isAsked && (found.length === 0 ? texts.nothingFound : texts.found(found.length))}
      </p>
      {found.length > 0 && (
        <ul className="mt-1 divide-y divide-rule rounded-control border border-edge bg-sheet">
          {found.map(({ name, where, href }) => (
            <li key={`${where} ${name}`}>
              <Link
                to={href}
                className="flex min-h-target flex-wrap items-baseline gap-x-3 px-4 py-2.5 hover:bg-action-tint"
                onClick={() => setTyped('')}
              >
                <span className="font-semibold text-action underline underline-offset-4">
                  {name}
                </span>
                <span className="text-ink-soft">{where}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
