import { Page } from '@suki/ui/foundations/Page/Page';
import type { ReactNode } from 'react';
import * as styles from './screen.css.ts';

/** The main element of a page that is one column. */
export function Screen({ children }: { readonly children: ReactNode }) {
  return (
    <Page as="main" id="main">
      <div className={styles.screen}>{children}</div>
    </Page>
  );
}

/** As wide as a form should be. */
export function FormWidth({ children }: { readonly children: ReactNode }) {
  return <div className={styles.form}>{children}</div>;
}
