import './design-system.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ChoicesSection } from './choices-section.tsx';
import { ColoursSection } from './colours-section.tsx';
import { ControlsSection } from './controls-section.tsx';
import { DataSection } from './data-section.tsx';
import { DatesSection } from './dates-section.tsx';
import { EventTypesSection } from './event-types-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { ScalesSection } from './scales-section.tsx';
import { SelectsSection } from './selects-section.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const sections = [
  { name: 'Colours', Section: ColoursSection },
  { name: 'Event types', Section: EventTypesSection },
  { name: 'Type, space and depth', Section: ScalesSection },
  { name: 'Buttons, badges, tabs', Section: ControlsSection },
  { name: 'Fields', Section: FieldsSection },
  { name: 'Choices and mistakes', Section: ChoicesSection },
  { name: 'Selects and search', Section: SelectsSection },
  { name: 'Dates and times', Section: DatesSection },
  { name: 'Dialogs and menus', Section: OverlaysSection },
  { name: 'Cards, tables, pages', Section: DataSection },
  { name: 'Loading, empty, error, done', Section: FeedbackSection },
] as const;

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Every token and component in its states. Served by `npm run dev` only. */
function DesignSystem() {
  return (
    <div className="mx-auto max-w-[76rem] px-5 pb-24 sm:px-10 lg:flex lg:gap-14">
      <header className="pt-8 lg:sticky lg:top-0 lg:h-dvh lg:w-60 lg:shrink-0 lg:overflow-y-auto lg:py-10">
        <h1 className="text-h1">Design system</h1>
        <ThemeSwitch />
        <nav aria-label="Sections" className="mt-4">
          <ul className="flex flex-wrap gap-x-5 lg:block">
            {sections.map(({ name }) => (
              <li key={name}>
                <a
                  href={`#${idOf(name)}`}
                  className="inline-flex min-h-target items-center font-semibold text-action hover:underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className="min-w-0 flex-1 lg:pt-4">
        {sections.map(({ name, Section }) => (
          <section
            key={name}
            id={idOf(name)}
            aria-labelledby={`${idOf(name)}-heading`}
            className="border-t-2 border-rule py-10 first:border-t-0 max-lg:first:pt-6"
          >
            <h2 id={`${idOf(name)}-heading`} className="mb-6 text-h2">
              {name}
            </h2>
            <Section />
          </section>
        ))}
      </main>
    </div>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('design-system.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <DesignSystem />
  </StrictMode>,
);
