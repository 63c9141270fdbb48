/** Links between related screens, next to their title; the current one is marked. */
import { Link, type LinkOptions } from '@tanstack/react-router';
import { showCurrent } from './show-current.ts';

interface SectionTabsProps {
  label: string;
  tabs: readonly { name: string; path: LinkOptions; isCurrent: boolean; count?: number | undefined }[];
}

export function SectionTabs({ label, tabs }: SectionTabsProps) {
  return (
    <nav ref={showCurrent} aria-label={label} className="overflow-x-auto border-b border-hairline px-4 sm:px-6">
      <ul className="flex gap-5">
        {tabs.map(({ name, path, isCurrent, count }) => (
          <li key={name}>
            <Link
              {...(path as { to: '/' })}
              aria-current={isCurrent ? 'page' : undefined}
              activeProps={{}}
              className="flex h-10 items-center gap-1.5 border-b-2 border-transparent text-13 font-medium whitespace-nowrap text-muted no-underline hover:text-ink aria-[current]:border-cobalt aria-[current]:text-ink pointer-coarse:h-11"
            >
              {name}
              {count !== undefined && count > 0 && (
                <span className="rounded-full bg-wash-strong px-1.5 text-12 tabular-nums">{count.toLocaleString('en')}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
