import { Example } from './example.tsx';

/** Whole class names, or Tailwind would not find them. */
const groups = [
  {
    title: 'Grounds',
    swatches: [
      ['paper', 'bg-paper', 'The page'],
      ['sheet', 'bg-sheet', 'What lies on it'],
      ['sunken', 'bg-sunken', 'The menu'],
    ],
  },
  {
    title: 'Text and lines',
    swatches: [
      ['ink', 'bg-ink', 'Text'],
      ['ink-soft', 'bg-ink-soft', 'Text of second rank'],
      ['rule', 'bg-rule', 'Divides'],
      ['edge', 'bg-edge', 'Edge of a control'],
    ],
  },
  {
    title: 'Meaning',
    swatches: [
      ['action', 'bg-action', 'What can be pressed'],
      ['action-tint', 'bg-action-tint', 'Chosen, under the pointer'],
      ['today', 'bg-today', 'Today and now only'],
      ['problem', 'bg-problem', 'Went wrong'],
      ['problem-tint', 'bg-problem-tint', 'Ground of a problem'],
      ['fine', 'bg-fine', 'Went well'],
      ['fine-tint', 'bg-fine-tint', 'Ground of a success'],
    ],
  },
] as const;

export function ColoursSection() {
  return groups.map(({ title, swatches }) => (
    <Example key={title} title={title}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
        {swatches.map(([name, fill, use]) => (
          <li key={name}>
            <span className={`block h-16 rounded-control border border-edge ${fill}`} />
            <span className="mt-1.5 block font-semibold">{name}</span>
            <span className="block text-small text-ink-soft">{use}</span>
          </li>
        ))}
      </ul>
    </Example>
  ));
}
