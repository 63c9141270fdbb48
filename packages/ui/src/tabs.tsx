/** Tabs, one of which is shown. Arrow keys move between them. */
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; name: string; count?: number | undefined; renderContent: () => ReactNode }[];
}

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <Base.Root defaultValue={tabs[0]?.id}>
      <Base.List aria-label={label} className="flex gap-4 border-b border-hairline px-4">
        {tabs.map(({ id, name, count }) => (
          <Base.Tab
            key={id}
            value={id}
            className="-mb-px h-9 border-b-2 border-transparent text-13 font-medium text-muted hover:text-ink data-active:border-cobalt data-active:text-ink pointer-coarse:h-11"
          >
            {name}
            {count !== undefined && count > 0 && <span className="ml-1.5 text-12 text-muted tabular-nums">{count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, renderContent }) => (
        <Base.Panel key={id} value={id} className="outline-none">
          {renderContent()}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
