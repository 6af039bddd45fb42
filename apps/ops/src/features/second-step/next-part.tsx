import { type ReactNode, useEffect, useRef } from 'react';
import { focusPlace } from '../../shell/shell.css.ts';

/** A part that replaces another one on the page: the button with the focus is gone, so the part takes the focus. */
export function NextPart({ children }: { readonly children: ReactNode }) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div ref={start} tabIndex={-1} className={focusPlace}>
      {children}
    </div>
  );
}
