import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { PageLocale } from './page-locale.tsx';

type TabsProps<K extends string> = {
  /** The label for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly id: K; readonly label: string; readonly content: ReactNode }[];
  readonly selected: K;
  readonly onSelect: (id: K) => void;
};

/** Shows one of several parts. The left and right arrow keys change between them. */
export function Tabs<K extends string>({ label, tabs, selected, onSelect }: TabsProps<K>) {
  return (
    <PageLocale>
      <AriaTabs
        selectedKey={selected}
        onSelectionChange={(key) => {
          const tab = tabs.find(({ id }) => id === key);
          if (tab) onSelect(tab.id);
        }}
      >
        <TabList
          aria-label={label}
          items={tabs}
          className="flex flex-wrap gap-x-1 border-b-2 border-rule"
        >
          {(tab) => (
            <Tab className="-mb-0.5 flex min-h-target cursor-pointer items-center border-b-4 border-transparent px-3 pt-1 font-semibold sm:px-4 text-ink-soft hover:border-edge hover:text-ink focus-visible:-outline-offset-3 data-selected:border-action data-selected:text-action">
              {tab.label}
            </Tab>
          )}
        </TabList>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} className="pt-5">
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </PageLocale>
  );
}
