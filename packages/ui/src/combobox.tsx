/**
 * A text field with suggestions below it (ARIA APG, combobox with list autocomplete).
 * Our own, not the primitives library's: screens show several on their first paint, and the library would double what they load.
 */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { classNames } from './class-names.tsx';
import { useWaitingEnter } from './waiting-enter.tsx';

export interface ComboboxItem {
  key: string;
  /** Items of a group are listed together under its name. */
  group?: string;
  content: ReactNode;
  onPick: () => void;
}

interface ComboboxProps {
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  items: readonly ComboboxItem[];
  /** Whether the items for this text are being loaded. Enter then waits for them, because the first item may not be the best one yet. */
  isPending?: boolean;
  /** Shown below the field when no item matches; nothing is shown if it is undefined. */
  emptyText?: string | undefined;
  icon?: ReactNode;
  /** Shown at the end of the empty field: the key that focuses it. */
  hint?: ReactNode;
  /** Called for Backspace in the empty field. */
  onBackspace?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

export function Combobox({
  label,
  placeholder,
  text,
  onText,
  items,
  isPending = false,
  emptyText,
  icon,
  hint,
  onBackspace,
  inputRef,
  className,
}: ComboboxProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const isShown = isOpen && (items.length > 0 || emptyText !== undefined);
  const index = Math.min(marked, items.length - 1);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [index, isShown]);

  function pick(item: ComboboxItem | undefined): void {
    if (!item) return;
    setMarked(0);
    setOpen(false);
    item.onPick();
  }

  const [isEntered, setEntered] = useWaitingEnter(isPending, () => pick(items[index]));

  function pickNow(item: ComboboxItem | undefined): void {
    setEntered(false);
    pick(item);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Such a key is the input method's: Enter ends a word in Japanese.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && items.length > 0) {
      event.preventDefault();
      setEntered(false);
      setOpen(true);
      if (isShown) setMarked((index + step + items.length) % items.length);
    } else if (event.key === 'Enter' && (isShown || (isOpen && isPending))) {
      event.preventDefault();
      // An item that was chosen with the arrow keys is picked at once.
      if (isPending && marked === 0) setEntered(true);
      else pickNow(items[index]);
    } else if (event.key === 'Escape' && (isShown || text !== '')) {
      event.stopPropagation();
      setEntered(false);
      if (isShown) setOpen(false);
      else onText('');
    } else if (event.key === 'Backspace' && text === '') {
      onBackspace?.();
    }
  }

  return (
    <div className={classNames('relative', className)}>
      <div className="flex h-8 items-center gap-2 rounded-control border border-control bg-card px-2.5 focus-within:outline-2 focus-within:outline-focus pointer-coarse:h-10">
        {icon}
        <input
          ref={inputRef}
          role="combobox"
          aria-label={label}
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && items[index] ? `${id}-${index}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          className="h-full min-w-0 flex-1 bg-transparent text-13 outline-none placeholder:text-muted pointer-coarse:text-16"
          onChange={(event) => {
            onText(event.target.value);
            setEntered(false);
            setMarked(0);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => {
            setOpen(false);
            setEntered(false);
          }}
          onKeyDown={onKeyDown}
        />
        {text === '' && hint}
        {isEntered && (
          <span aria-hidden className="shrink-0 text-12 text-muted">
            Searching…
          </span>
        )}
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!isShown || items.length === 0}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-[12px] border border-hairline bg-card p-1 shadow-popup"
      >
        <Options id={id} items={items} marked={index} onMark={setMarked} onPick={pickNow} />
      </div>
      <p role="status" className={isShown && items.length === 0 ? 'mt-1.5 text-12 text-muted' : 'sr-only'}>
        {isShown && items.length === 0 ? emptyText : isEntered ? 'Searching…' : ''}
      </p>
    </div>
  );
}

interface OptionsProps {
  /** The prefix of each option's ID. */
  id: string;
  items: readonly ComboboxItem[];
  marked: number;
  onMark: (index: number) => void;
  onPick: (item: ComboboxItem) => void;
}

function Options({ id, items, marked, onMark, onPick }: OptionsProps) {
  return items.map((item, at) => (
    <div key={item.key} role="presentation">
      {item.group !== undefined && item.group !== items[at - 1]?.group && (
        <p role="presentation" className="px-2 pt-1.5 pb-0.5 text-12 text-muted">
          {item.group}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox keeps the focus and handles the keys (ARIA APG, combobox) */}
      <div
        id={`${id}-${at}`}
        role="option"
        aria-selected={at === marked}
        className="flex min-h-8 cursor-pointer items-center gap-2 rounded-[8px] px-2 py-1 text-13 aria-selected:bg-wash-strong pointer-coarse:min-h-11"
        onPointerMove={() => onMark(at)}
        // Before the field loses the focus, which would close the list.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPick(item)}
      >
        {item.content}
      </div>
    </div>
  ));
}
