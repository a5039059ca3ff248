import { Check, Info } from 'lucide-react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { BackLink } from '../src/ui/back-link.tsx';
import { Badge } from '../src/ui/badge.tsx';
import { Button } from '../src/ui/button.tsx';
import { Tabs } from '../src/ui/tabs.tsx';
import { Tooltip } from '../src/ui/tooltip.tsx';
import { Example, Row } from './example.tsx';

const tabs = [
  { id: 'current', label: 'Current', content: <p>Three medicines now.</p> },
  { id: 'completed', label: 'Completed', content: <p>Two medicines in the past.</p> },
  { id: 'planned', label: 'Planned', content: <p>Nothing is planned.</p> },
] as const;

export function ControlsSection() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('current');
  return (
    <>
      <Example title="Button: one primary a screen">
        <Row>
          <Button>Save scan</Button>
          <Button look="secondary">Cancel</Button>
          <Button look="quiet">Show more</Button>
          <Button look="danger">Delete scan</Button>
          <Button isBusy>Saving…</Button>
          <Button isDisabled>Not now</Button>
        </Row>
      </Example>
      <Example title="Badge: a word, never a colour alone">
        <Row>
          <Badge>Planned</Badge>
          <Badge tone="action">3 filters</Badge>
          <Badge tone="fine">
            <Check aria-hidden="true" />
            Taken
          </Badge>
          <Badge tone="problem">Missed</Badge>
          <Badge tone="today">Today</Badge>
        </Row>
      </Example>
      <Example title="Tabs: parts of one thing">
        <Tabs label="Medicines" tabs={tabs} selected={tab} onSelect={setTab} />
      </Example>
      <Example title="Way back: quiet, above the heading">
        <MemoryRouter>
          <BackLink to="/">Back to all files</BackLink>
        </MemoryRouter>
      </Example>
      <Example title="Tooltip: a word more, nothing that is needed">
        <Tooltip text="Counted from the day of the operation">
          <Button look="secondary">
            <Info className="size-5" aria-hidden="true" />
            Day 112
          </Button>
        </Tooltip>
      </Example>
    </>
  );
}
