import { useEffect, useState, type RefObject } from 'react';

interface HiddenColumns {
  /** Columns are hidden on the left, under the pinned ones. */
  before: boolean;
  /** Columns are hidden on the right. */
  after: boolean;
  /** The width of the scroll bar, in px. */
  gutterPx: number;
}

const nothing: HiddenColumns = { before: false, after: false, gutterPx: 0 };

/** The sides on which a table has hidden columns. @param widthPx of all columns; a change updates the result */
export function useHiddenColumns(scroller: RefObject<HTMLElement | null>, widthPx: number): HiddenColumns {
  const [hidden, setHidden] = useState(nothing);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth, offsetWidth } = element;
      const before = scrollLeft > 0;
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      const gutterPx = offsetWidth - clientWidth;
      setHidden((old) => (old.before === before && old.after === after && old.gutterPx === gutterPx ? old : { before, after, gutterPx }));
    };
    look();
    const size = new ResizeObserver(look);
    size.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, widthPx]);
  return hidden;
}
