import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { catchFocus } from '../../../lib/lost-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { moved } from './order.ts';
import { criticalFormTexts as texts } from './texts.ts';

export type Choice = { readonly helper_id: string; readonly name: string };
type Act = 'earlier' | 'later' | 'remove' | 'add';

type PeopleOrderProps = {
  /** Those who may be chosen, and those who were chosen before. */
  readonly people: readonly Choice[];
  readonly order: readonly string[];
  readonly error: string | undefined;
  /** Who cannot be told, below the others. */
  readonly children: ReactNode;
  readonly onChange: (order: readonly string[]) => void;
};

type OrderButtonProps = {
  readonly act: Act;
  readonly person: Choice;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
};

const icons = { earlier: ArrowUp, later: ArrowDown, remove: X, add: Plus } as const;

/** Only an icon where three stand in one row: the name of the button says what it does to whom. */
function OrderButton({ act, person, isDisabled = false, onPress }: OrderButtonProps) {
  const Icon = icons[act];
  const words = texts[act]({ name: person.name });
  return (
    <Button
      look={act === 'add' ? 'secondary' : 'quiet'}
      className={act === 'add' ? '' : 'min-w-target px-2!'}
      isDisabled={isDisabled}
      data-order={`${act} ${person.helper_id}`}
      {...(act !== 'add' && { 'aria-label': words, title: words })}
      onClick={onPress}
    >
      <Icon className="size-5" aria-hidden="true" />
      {act === 'add' && words}
    </Button>
  );
}

/** People in an order, which is changed by buttons: dragging needs a steady hand. */
export function PeopleOrder({ people, order, error, children, onChange }: PeopleOrderProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState('');
  const pressed = useRef<string | null>(null);
  // The row that was moved is another element now: the focus stays with its button.
  useEffect(() => {
    if (pressed.current === null) return;
    const button = box.current?.querySelector<HTMLElement>(`[data-order="${pressed.current}"]`);
    pressed.current = null;
    if (button) button.focus();
    else catchFocus(box.current);
  }, [order]);
  const nameOf = (id: string): string => people.find((each) => each.helper_id === id)?.name ?? '';
  const put = (next: readonly string[], act: Act, id: string, words: string): void => {
    pressed.current = `${act === 'remove' ? 'add' : act === 'add' ? 'remove' : act} ${id}`;
    setSaid(words);
    onChange(next);
  };
  const move = (id: string, act: 'earlier' | 'later'): void => {
    const next = moved(order, id, act === 'earlier' ? -1 : 1);
    const place = next.indexOf(id) + 1;
    put(next, act, id, texts.moved({ name: nameOf(id), place, count: next.length }));
  };
  const others = people.filter(({ helper_id }) => !order.includes(helper_id));
  return (
    <fieldset ref={box} tabIndex={-1} className="space-y-3">
      <legend className="mb-1.5 font-semibold">{texts.people}</legend>
      <FieldError id="critical-people-error">{error}</FieldError>
      {order.length === 0 ? (
        <p>{texts.noPeople}</p>
      ) : (
        <ol className="divide-y divide-rule rounded-control border border-edge bg-sheet">
          {order.map((id, index) => {
            const person = { helper_id: id, name: nameOf(id) };
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-2 px-3 py-1">
                <span className="min-w-0 flex-1 basis-28 font-semibold wrap-anywhere">
                  {`${index + 1}. ${person.name}`}
                </span>
                <span className="flex">
                  <OrderButton
                    act="earlier"
                    person={person}
                    isDisabled={index === 0}
                    onPress={() => move(id, 'earlier')}
                  />
                  <OrderButton
                    act="later"
                    person={person}
                    isDisabled={index === order.length - 1}
                    onPress={() => move(id, 'later')}
                  />
                  <OrderButton
                    act="remove"
                    person={person}
                    onPress={() =>
                      put(
                        order.filter((each) => each !== id),
                        'remove',
                        id,
                        texts.removedPerson({ name: person.name }),
                      )
                    }
                  />
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {others.length > 0 && (
        <ul aria-label={texts.others} className="flex flex-wrap gap-2">
          {others.map((person) => (
            <li key={person.helper_id}>
              <OrderButton
                act="add"
                person={person}
                onPress={() =>
                  put(
                    [...order, person.helper_id],
                    'add',
                    person.helper_id,
                    texts.added({ name: person.name }),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {children}
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}
