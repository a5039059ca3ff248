import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { type Template, templates } from './templates.ts';
import { formTexts as texts } from './texts.ts';

/** The other way in: what people with this illness often have. It closes when one is chosen. */
export function TemplatePicker({ onChoose }: { readonly onChoose: (template: Template) => void }) {
  const box = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={box} className="group">
      <summary className="flex min-h-target list-none items-center gap-2 rounded-control font-semibold text-action [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
        {texts.template}
      </summary>
      <p className="mb-3 text-ink-soft">{texts.templateHint}</p>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {templates.map((template) => (
          <li key={template.label}>
            <button
              type="button"
              className="min-h-14 w-full rounded-control border border-edge bg-sheet px-4 py-2.5 text-start leading-snug hover:bg-action-tint"
              onClick={() => {
                if (box.current) box.current.open = false;
                onChoose(template);
              }}
            >
              <span className="block font-semibold">{template.label}</span>
              <span className="block text-ink-soft">{template.hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
