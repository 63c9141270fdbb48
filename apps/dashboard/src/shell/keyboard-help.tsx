import { Dialog } from '@leadlight/ui/dialog';
import { CheckboxField } from '@leadlight/ui/field';
import { openOverlay } from './overlays.ts';
import { isApple, useSingleKeys } from './keys.ts';
import { goTo } from './shortcuts.ts';

export function KeyboardHelp() {
  const [isOn, setOn] = useSingleKeys();
  const rows: [label: string, keys: string[], isSingle: boolean][] = [
    ['Search or jump to', isApple ? ['⌘', 'K'] : ['Ctrl', 'K'], false],
    ['Close a window or menu', ['Esc'], false],
    ['Focus the notifications', ['F6'], false],
    ...Object.entries(goTo).map(([letter, { label }]) => [label, ['G', letter.toUpperCase()], true] as [string, string[], boolean]),
    ['Next or previous row of a table', ['J', 'K'], true],
    ['Select the current row', ['X'], true],
    ['Open the current row', ['Enter'], false],
    ['Find or filter', ['/'], true],
    ['Keyboard shortcuts', ['?'], true],
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && openOverlay(null)} title="Keyboard shortcuts">
      <dl className="grid gap-px">
        {rows.map(([label, keys, isSingle]) => (
          <div key={label} className={`flex items-center justify-between py-1.5 ${isSingle && !isOn ? 'opacity-55' : ''}`}>
            <dt>{label}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid h-6 min-w-6 place-items-center rounded-small border border-hairline bg-ground px-1.5 font-text text-12"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        className="mt-4 border-t border-hairline pt-4"
        label="Single-key shortcuts"
        hint="Turn this off if you use voice control."
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
      />
    </Dialog>
  );
}
