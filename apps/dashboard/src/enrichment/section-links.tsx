/** Links to the sections below, which stay in view while they are scrolled. */
export function SectionLinks({ sections }: { sections: readonly { id: string; name: string; count?: number | undefined }[] }) {
  return (
    <nav aria-label="What the website says" className="sticky top-0 z-10 overflow-x-auto border-t border-hairline bg-card px-4 sm:px-6">
      <ul className="flex gap-4">
        {sections.map(({ id, name, count }) => (
          <li key={id}>
            <button
              type="button"
              className="flex h-9 items-center gap-1.5 text-13 font-medium whitespace-nowrap text-muted hover:text-ink pointer-coarse:h-11"
              onClick={() => {
                const heading = document.getElementById(id);
                heading?.scrollIntoView({ block: 'start' });
                heading?.focus({ preventScroll: true });
              }}
            >
              {name}
              {count !== undefined && count > 0 && <span className="text-12 font-normal tabular-nums">{count.toLocaleString('en')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
