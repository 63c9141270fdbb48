/** Buttons, and links that look like them. One primary action per screen; all others are outline or quiet. */
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export type ButtonTone = 'primary' | 'outline' | 'quiet' | 'danger';
/** Dense in toolbars, tiny in a row of chips. */
export type ButtonSize = 'tiny' | 'dense' | 'small' | 'medium' | 'large';

const base =
  'touch-target inline-flex items-center justify-center rounded-control whitespace-nowrap select-none no-underline transition-colors duration-120 ease-out ' +
  'aria-disabled:opacity-55 disabled:opacity-55 [&_svg]:shrink-0 [@media(forced-colors:active)]:border';
const tones: Record<ButtonTone, string> = {
  primary: 'bg-action text-on-action font-semibold not-aria-disabled:hover:bg-action-hover',
  outline: 'bg-card text-ink shadow-[inset_0_0_0_1px_var(--control)] not-aria-disabled:hover:bg-wash',
  quiet: 'text-ink not-aria-disabled:hover:bg-wash-strong',
  danger: 'bg-card text-ruby-text shadow-[inset_0_0_0_1px_var(--ruby-text)] not-aria-disabled:hover:bg-ruby/10',
};
const sizes: Record<ButtonSize, string> = {
  tiny: 'h-6 gap-1 px-1.75 text-13 font-normal [&_svg]:size-4',
  dense: 'h-7 gap-1.5 px-2 text-13 font-medium pointer-coarse:h-9 [&_svg]:size-4',
  small: 'h-7 gap-2 px-2.5 text-13 font-medium pointer-coarse:h-9 [&_svg]:size-4',
  medium: 'h-8 gap-2 px-3 text-13 font-medium pointer-coarse:h-11 [&_svg]:size-4',
  large: 'h-11 gap-2 px-4.5 text-16 font-medium [&_svg]:size-4',
};
const iconSizes = { tiny: 'size-6 [&_svg]:size-3.5', medium: 'size-8 pointer-coarse:size-10 [&_svg]:size-4' };

/** The classes of a button, for links. */
export function buttonClass(tone: ButtonTone = 'outline', size: ButtonSize = 'medium', more?: string): string {
  return classNames(base, tones[tone], sizes[size], more);
}

export interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** The action is in progress: shows it, keeps focus and width, and ignores further clicks. */
  pending?: boolean;
  /** Shown instead of the label while pending; short. */
  pendingLabel?: string;
}

export function Button({
  tone,
  size,
  pending = false,
  pendingLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      // oxlint-disable-next-line react/button-has-type -- set by the caller; 'button' by default
      type={type}
      className={buttonClass(tone, size, className)}
      aria-disabled={pending || props['aria-disabled'] || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size'> {
  size?: keyof typeof iconSizes;
  /** Read by screen readers and shown as the native tooltip. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, className, tone = 'quiet', size = 'medium', ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...props}
      className={classNames(base, tones[tone], 'text-muted hover:text-ink', iconSizes[size], className)}
    >
      {icon}
    </button>
  );
}
