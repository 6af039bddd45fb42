import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

export type PageProps = {
  children: ReactNode;
  as?: 'div' | 'main' | 'header' | 'footer' | undefined;
  /** The main element of a page carries the id that its SkipLink names. */
  id?: string | undefined;
};

/** The page's width and gutters: 16 px on phones, 40 px and at most 1,200 px of content at a desk. */
export function Page({ children, as: Element = 'div', id }: PageProps) {
  return (
    <Element id={id} className={styles.page}>
      {children}
    </Element>
  );
}
