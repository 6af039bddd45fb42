'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './DataTable.css.ts';

/**
 * Scrolls sideways inside itself where its content is too wide, never the page. The region takes focus, and has a name,
 * only while it scrolls: a tab stop at which nothing happens would be worse than none.
 */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (element === null) return;
    const look = () =>
      setScrolls(element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto');
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={region}
      className={styles.scroll}
      {...(scrolls ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}
