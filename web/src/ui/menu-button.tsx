import { ChevronDown, type LucideIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { buttonClass } from './button.tsx';
import { PageLocale } from './page-locale.tsx';
import { PopUp, useDialogAround } from './pop-up.tsx';

type MenuButtonProps = {
  readonly text: string;
  /** The label if a page has several: 'Actions for MRI of the head'. It begins with the text. */
  readonly label?: string;
  readonly items: readonly {
    readonly label: string;
    readonly Icon: LucideIcon;
    readonly onChoose: () => void;
    /** It cannot be undone; a dialog asks first. */
    readonly isFinal?: boolean;
  }[];
};

/** The further actions of a row. An action for every day is a separate button. */
export function MenuButton({ text, label, items }: MenuButtonProps) {
  const { ref, dialog } = useDialogAround();
  return (
    <PageLocale>
      <MenuTrigger>
        <Button
          ref={ref}
          {...(label !== undefined && { 'aria-label': label })}
          className={buttonClass('secondary')}
        >
          {text}
          <ChevronDown className="size-5" aria-hidden="true" />
        </Button>
        <PopUp dialog={dialog} placement="bottom start" className="min-w-48 p-1.5">
          <Menu className="outline-none">
            {items.map(({ label: name, Icon, onChoose, isFinal = false }) => (
              <MenuItem
                key={name}
                id={name}
                textValue={name}
                onAction={onChoose}
                className={`flex min-h-target cursor-pointer items-center gap-3 rounded-small px-3 py-1.5 focus-visible:-outline-offset-3 ${isFinal ? 'text-problem data-focused:bg-problem-tint' : 'data-focused:bg-action-tint'}`}
              >
                <Icon className="size-5 shrink-0" aria-hidden="true" />
                {name}
              </MenuItem>
            ))}
          </Menu>
        </PopUp>
      </MenuTrigger>
    </PageLocale>
  );
}
