import { Example } from './example.tsx';

const sizes = [
  ['display', 'text-display', 'Your health record'],
  ['h1', 'text-h1', 'Timeline & Events'],
  ['h2', 'text-h2', 'Next appointments'],
  ['h3', 'text-h3', 'Bring with you'],
  ['lead', 'text-lead', 'View and manage your appointments and events'],
  ['base, 18 px', 'text-base', 'The scan is on Tuesday at 09:30. Please do not eat before it.'],
  ['small, 16 px', 'text-small', 'Added on 12 March 2026'],
] as const;

const shapes = [
  ['small', 'rounded-small'],
  ['control', 'rounded-control'],
  ['sheet', 'rounded-sheet'],
  ['full', 'rounded-full'],
] as const;

const depths = [
  ['sheet: lies on the page', 'shadow-sheet'],
  ['float: stands over it', 'shadow-float'],
] as const;

const spaces = [1, 2, 3, 4, 5, 7, 10] as const;

export function ScalesSection() {
  return (
    <>
      <Example title="Type">
        <dl className="space-y-3">
          {sizes.map(([name, size, text]) => (
            <div key={name} className="sm:flex sm:items-baseline sm:gap-6">
              <dt className="w-32 shrink-0 text-small text-ink-soft">{name}</dt>
              <dd className={size}>{text}</dd>
            </div>
          ))}
        </dl>
      </Example>
      <Example title="Space, in steps of a quarter rem (4.5 px)">
        <ul className="flex flex-wrap items-end gap-5">
          {spaces.map((step) => (
            <li key={step} className="text-center text-small">
              <span
                className="mx-auto mb-1 block bg-action"
                style={{ inlineSize: `${step / 4}rem`, blockSize: `${step / 4}rem` }}
              />
              {step}
            </li>
          ))}
          <li className="text-center text-small">
            <span className="mx-auto mb-1 block size-target bg-action-tint" />
            target
          </li>
        </ul>
      </Example>
      <Example title="Corners and depth">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-6">
          {shapes.map(([name, shape]) => (
            <li
              key={name}
              className={`flex h-20 items-center justify-center border border-edge bg-sheet ${shape}`}
            >
              {name}
            </li>
          ))}
          {depths.map(([name, depth]) => (
            <li
              key={name}
              className={`flex h-20 items-center justify-center rounded-control bg-sheet px-3 text-center text-small ${depth}`}
            >
              {name}
            </li>
          ))}
        </ul>
      </Example>
    </>
  );
}
