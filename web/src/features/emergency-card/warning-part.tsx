import { limits } from '@caretrail/contract/limits';
import { TextField } from '../../ui/text-field.tsx';
import { TickBox } from '../../ui/tick-box.tsx';
import { editTexts as texts } from './texts.ts';

type WarningPartProps = {
  /** Names of medicines that a rule took for it. */
  readonly found: readonly string[];
  /** Those that the person has said are none. */
  readonly wrong: readonly string[];
  readonly nameOf: (parts: { readonly name: string }) => string;
  readonly moreLabel: string;
  readonly moreName: string;
  readonly more: string;
  readonly onWrong: (names: string[]) => void;
  readonly onMore: (text: string) => void;
};

const plain = (name: string): string => name.trim().toLowerCase();

/** Steroids or blood thinners: what was found by name, to be corrected, and what the record does not have. */
export function WarningPart(props: WarningPartProps) {
  const { found, wrong, nameOf, moreLabel, moreName, more, onWrong, onMore } = props;
  const isWrong = (name: string): boolean => wrong.some((each) => plain(each) === plain(name));
  return (
    <div className="space-y-3">
      <p className="text-ink-soft">{found.length === 0 ? texts.notFound : texts.guessed}</p>
      {found.map((name) => (
        <TickBox
          key={name}
          label={nameOf({ name })}
          checked={!isWrong(name)}
          onChange={({ currentTarget }) =>
            onWrong(
              currentTarget.checked
                ? wrong.filter((each) => plain(each) !== plain(name))
                : [...wrong, name],
            )
          }
        />
      ))}
      <TextField
        label={moreLabel}
        name={moreName}
        autoComplete="off"
        maxLength={limits.text.short}
        value={more}
        onChange={({ currentTarget }) => onMore(currentTarget.value)}
      />
    </div>
  );
}
