import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SelectField } from './select-field.tsx';

const select = (errors: { readonly error?: string; readonly errorId?: string }): string =>
  renderToStaticMarkup(
    <SelectField
      label="Day of the week"
      name="day"
      value=""
      choices={[{ value: '', label: 'Select' }]}
      onChange={() => undefined}
      {...errors}
    />,
  );

it('a select with an error is marked, and described by it', () => {
  const own = select({ error: 'Select a day.' });
  const id = /aria-invalid="true" aria-describedby="([^"]+)"/.exec(own)?.[1];
  expect(id).toBeDefined();
  expect(own).toContain(`<p id="${id}"`);
  // One error for two fields, shown above both.
  const shared = select({ error: 'Select a day.', errorId: 'which-error' });
  expect(shared).toContain('aria-invalid="true" aria-describedby="which-error"');
  expect(shared).not.toContain('Select a day.');
  expect(select({})).not.toMatch(/aria-(invalid|describedby)/);
});
