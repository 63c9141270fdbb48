/** A list of actions that a button opens. */
import { Menu as Base } from '@base-ui/react/menu';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export interface MenuProps {
  trigger: ReactElement;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
  defaultOpen?: boolean;
  className?: string;
  children: ReactNode;
}

export function Menu({ trigger, align = 'start', side = 'bottom', defaultOpen = false, className, children }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen} modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="z-40 outline-none" align={align} side={side} sideOffset={6} collisionPadding={8}>
          <Base.Popup
            className={classNames(
              'min-w-52 origin-[var(--transform-origin)] rounded-[12px] border border-hairline bg-card p-1 text-ink shadow-popup outline-none transition-[scale,opacity] duration-120 ease-out data-starting-style:scale-[0.98] data-starting-style:opacity-0 data-ending-style:opacity-0',
              className,
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const item =
  'flex min-h-8 w-full items-center gap-2.5 rounded-[8px] px-2.5 py-1 text-left text-13 no-underline outline-none select-none data-highlighted:bg-wash-strong data-disabled:opacity-55 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0';

export function MenuItem({ danger = false, className, ...props }: ComponentProps<typeof Base.Item> & { danger?: boolean }) {
  return (
    <Base.Item {...props} className={classNames(item, danger ? 'text-ruby-text' : 'text-ink [&_svg]:text-muted', className as string)} />
  );
}

export function MenuChoice({ className, ...props }: ComponentProps<typeof Base.RadioItem>) {
  return <Base.RadioItem closeOnClick {...props} className={classNames(item, 'data-checked:font-medium', className as string)} />;
}

/** One of several options: the menu stays open so that more can be selected. */
export function MenuTick({ className, children, ...props }: ComponentProps<typeof Base.CheckboxItem>) {
  return (
    <Base.CheckboxItem closeOnClick={false} {...props} className={classNames(item, 'group/tick', className as string)}>
      <span
        aria-hidden
        className="grid size-4 shrink-0 place-items-center rounded-[5px] border border-control group-data-checked/tick:border-cobalt group-data-checked/tick:bg-cobalt group-data-checked/tick:text-on-glass"
      >
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.5"
          // Overrides the icon size of a menu item.
          className="hidden size-3! group-data-checked/tick:block"
        >
          <path d="m5 13 4 4L19 7" />
        </svg>
      </span>
      {children}
    </Base.CheckboxItem>
  );
}

export const MenuChoices = Base.RadioGroup;

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-12 text-muted">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="mx-1 my-1 h-px bg-hairline" />;
}
