import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './shell.css.ts';
import { usePageTitle } from './use-page-title.ts';

/** The browser decides about the focus of the first page; every later page takes the focus. */
let isFirstPage = true;

type PageFrameProps = {
  readonly title: string;
  readonly children: ReactNode;
};

/** The start of a page: names the tab, and takes the focus unless one of its own fields has it. */
export function PageFrame({ title, children }: PageFrameProps) {
  const start = useRef<HTMLDivElement>(null);
  usePageTitle(title);
  useEffect(() => {
    const element = start.current;
    if (!isFirstPage && element !== null && !element.contains(document.activeElement)) {
      element.focus();
    }
    isFirstPage = false;
  }, []);
  return (
    <div ref={start} tabIndex={-1} className={styles.start}>
      {children}
    </div>
  );
}
