/**
 * The page's only tooltip: opens on hover, focus and tap, stays while it is hovered, closes on Esc, blur or a tap elsewhere.
 * These are the three conditions of WCAG 2.2 1.4.13: dismissible, hoverable, persistent.
 */
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

/** From the specification. */
export const tooltipId = 'tooltip1';
/** Distance between trigger and tooltip, in px; from the specification. */
const gapPx = 10;
/** Time to cross the gap from trigger to tooltip before it closes. */
const graceMs = 150;
/** Minimum distance to the sides of the window and to the sticky header. */
const marginPx = 12;
const headerPx = 72;

export type TooltipTriggerProps = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick'
> & { 'data-replay': '' };

interface TooltipProps {
  ref: RefObject<HTMLDivElement | null>;
  'data-open'?: '';
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

export function useTooltip(): { trigger: TooltipTriggerProps; tooltip: TooltipProps } {
  const ref = useRef<HTMLDivElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const keep = () => clearTimeout(closing.current);
  const open = (element: HTMLElement) => {
    keep();
    setAnchor(element);
  };
  const close = () => {
    keep();
    setAnchor(null);
  };
  const closeSoon = () => {
    keep();
    closing.current = setTimeout(() => setAnchor(null), graceMs);
  };

  useEffect(() => () => clearTimeout(closing.current), []);

  useLayoutEffect(() => {
    const tooltip = ref.current;
    if (!anchor || !tooltip) return;
    const { left, top } = placeBeside(
      anchor.getBoundingClientRect(),
      tooltip.getBoundingClientRect(),
      document.documentElement.clientWidth,
    );
    tooltip.style.left = `${left + scrollX}px`;
    tooltip.style.top = `${top + scrollY}px`;
  }, [anchor]);

  useEffect(() => {
    if (!anchor) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const onPress = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !anchor.contains(event.target) && !ref.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [anchor]);

  const openHere = (event: SyntheticEvent<HTMLElement>) => open(event.currentTarget);
  return {
    trigger: {
      'data-replay': '',
      // A finger that only scrolls past also triggers pointerenter; on touch, only a tap opens the tooltip.
      onPointerEnter: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'touch') open(event.currentTarget);
      },
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'touch') closeSoon();
      },
      onFocus: openHere,
      onBlur: close,
      onClick: openHere,
    },
    tooltip: {
      ref,
      ...(anchor && { 'data-open': '' as const }),
      onPointerEnter: keep,
      onPointerLeave: closeSoon,
    },
  };
}

/**
 * Above the trigger, or below it if the header would cover it; centered, but never past the sides of the window.
 * All values in CSS px, relative to the window.
 */
export function placeBeside(
  trigger: Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>,
  tooltip: Pick<DOMRect, 'width' | 'height'>,
  windowWidth: number,
): { left: number; top: number } {
  const above = trigger.top - gapPx - tooltip.height;
  const centered = trigger.left + (trigger.width - tooltip.width) / 2;
  return {
    left: Math.max(marginPx, Math.min(centered, windowWidth - marginPx - tooltip.width)),
    top: above < headerPx ? trigger.bottom + gapPx : above,
  };
}
