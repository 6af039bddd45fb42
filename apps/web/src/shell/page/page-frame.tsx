import { Page } from '@suki/ui/foundations/Page/Page';
import type { ReactNode } from 'react';
import * as styles from './page-frame.css.ts';

/** The main element of a page with one column. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Page as="main" id="main">
      <div className={styles.screen}>{children}</div>
    </Page>
  );
}

export function FormWidth({ children }: { readonly children: ReactNode }) {
  return <div className={styles.form}>{children}</div>;
}
