/** A section of filters that opens and closes; the number of active ones is next to its name. */
import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';

interface FilterSectionProps {
  name: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** The number of active filters in the section. */
  count: number;
  onClear: () => void;
  children: ReactNode;
}

export function FilterSection({ name, isOpen, onOpen, count, onClear, children }: FilterSectionProps) {
  const id = useId();
  return (
    <section className="border-b border-hairline py-1 last:border-0">
      <div className="flex items-center">
        <h2 className="min-w-0 flex-1 font-text text-13 font-medium tracking-normal">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className="flex h-8 w-full items-center gap-1.5 rounded-small px-1 text-left hover:bg-wash pointer-coarse:h-11"
            onClick={() => onOpen(!isOpen)}
          >
            <ChevronRight className={`size-3.5 text-muted transition-transform duration-120 ${isOpen ? 'rotate-90' : ''}`} aria-hidden />
            <span className="truncate">{name}</span>
            {count > 0 && (
              <span className="rounded-full bg-cobalt px-1.5 text-[11px] leading-4 font-semibold text-on-glass tabular-nums">
                {count}
                <span className="sr-only"> set</span>
              </span>
            )}
          </button>
        </h2>
        {count > 0 && (
          <button
            type="button"
            className="rounded-small px-1.5 py-1 text-12 text-muted hover:text-ink"
            aria-label={`Clear ${name}`}
            onClick={onClear}
          >
            Clear
          </button>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="pt-0.5 pb-2">
        {isOpen && children}
      </div>
    </section>
  );
}
