const typed = 'input:not([type="radio"], [type="checkbox"]), textarea, [role="spinbutton"]';

function toNext(event: KeyboardEvent): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.isComposing || !(form instanceof HTMLFormElement)) return;
  if (!(target instanceof HTMLElement) || !target.matches(typed) || target.matches('textarea')) {
    return;
  }
  const fields = [...form.querySelectorAll<HTMLElement>(typed)].filter(
    (field) => field.offsetParent !== null,
  );
  const next = fields[fields.indexOf(target) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}

/** Ref callback: Enter (“Next” on a phone keyboard) moves to the next text field and skips buttons. */
export function nextOnEnter(form: HTMLFormElement): () => void {
  form.addEventListener('keydown', toNext);
  return () => form.removeEventListener('keydown', toNext);
}
