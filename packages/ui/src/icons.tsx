/** The icons that the primitives use. Screens use lucide icons, whose grid and stroke these match. */
import { createElement, type ReactNode } from 'react';

export interface IconProps {
  className?: string;
  /** In units of the grid of 24 × 24; 2 by default. */
  strokeWidth?: number;
}

function Icon({ className, strokeWidth = 2, children }: IconProps & { children?: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}

/**
 * An icon that draws these elements. The build of the dashboard replaces lucide's own component with it, whose further options no screen uses
 * (apps/dashboard/build/small-icons.ts).
 * @param elements name and attributes of each
 */
export const iconOf =
  (elements: readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[]) => (props: IconProps) =>
    createElement(Icon, props, ...elements.map(([name, attributes]) => createElement(name, attributes)));

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M18 6 6 18M6 6l12 12" />
  </Icon>
);
export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);
export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 5.2A9.6 9.6 0 0 1 12 5c6.4 0 10 7 10 7a17 17 0 0 1-2.4 3.3M6.3 6.3A16.6 16.6 0 0 0 2 12s3.6 7 10 7a9.7 9.7 0 0 0 5.7-1.8M9.9 9.9a3 3 0 0 0 4.2 4.2M2 2l20 20" />
  </Icon>
);
export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 8v4M12 16h.01" />
  </Icon>
);
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="10" />
    <path d="m8.5 12.5 2.5 2.5 4.5-5.5" />
  </Icon>
);
