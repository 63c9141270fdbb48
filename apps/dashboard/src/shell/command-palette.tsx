/** Finds pages and actions by a few typed letters, and leads by their name, email, domain or LinkedIn URL. */
import { PaletteWindow } from '@leadlight/ui/dialog-window';
import { useWaitingEnter } from '@leadlight/ui/waiting-enter';
import { Search } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { useCommands } from './commands.ts';
import { filterCommands } from './command-match.ts';
import { useLeadCommands } from './lead-commands.ts';
import { openOverlay } from './overlays.ts';
import { useWordsCommands } from './words-commands.ts';

export function CommandPalette({ workspace }: { workspace: OpenWorkspace }) {
  const commands = useCommands(workspace);
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(0);
  const { leads, isPending } = useLeadCommands(workspace, text);
  const words = useWordsCommands(workspace, text);
  const matching = useMemo(() => filterCommands(commands, text), [commands, text]);
  const found = useMemo(() => [...matching, ...leads, ...words], [matching, leads, words]);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [marked, text]);

  const [, setEntered] = useWaitingEnter(isPending, () => run(0));

  function run(index: number): void {
    const command = found[index];
    if (!command) return;
    openOverlay(null);
    command.run();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Such a key is the input method's: Enter ends a word in Japanese.
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setEntered(false);
      setMarked((marked + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // A lead that hasn't loaded yet is a better match than the search in words.
      if (isPending && marked === 0 && matching.length === 0) setEntered(true);
      else run(marked);
    }
  }

  return (
    <PaletteWindow open onOpenChange={(open) => !open && openOverlay(null)} title="Search or jump to">
      <div className="flex items-center gap-3 border-b border-hairline px-4">
        <Search className="size-4 shrink-0 text-muted" aria-hidden />
        <input
          role="combobox"
          aria-label="Search or jump to"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={found[marked] ? `${id}-${marked}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Search or jump to"
          className="h-13 w-full bg-transparent text-16 outline-none placeholder:text-muted"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setEntered(false);
            setMarked(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Commands" className="overflow-y-auto p-1.5">
        {found.map(({ id: commandId, label, detail, group, icon: Icon, keys }, index) => (
          <div key={commandId}>
            {group !== found[index - 1]?.group && (
              <p role="presentation" className="px-2.5 pt-2 pb-1 text-12 text-muted">
                {group}
              </p>
            )}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox keeps the focus and handles the keys (ARIA APG, combobox) */}
            <div
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === marked}
              className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-[8px] px-2.5 text-14 aria-selected:bg-wash-strong pointer-coarse:min-h-11"
              onPointerMove={() => setMarked(index)}
              onClick={() => run(index)}
            >
              <Icon className="size-4 shrink-0 text-muted" aria-hidden />
              <span className="min-w-0 flex-1 truncate">
                {label}
                {detail && <span className="text-13 text-muted"> {detail}</span>}
              </span>
              {keys && <kbd className="font-text text-12 text-muted">{keys}</kbd>}
            </div>
          </div>
        ))}
      </div>
      <p role="status" className="px-4 pb-4 text-13 text-muted empty:hidden">
        {found.length === 0 && `No results for “${text}”. Try the name of a person, a company, a page or a setting.`}
      </p>
    </PaletteWindow>
  );
}
