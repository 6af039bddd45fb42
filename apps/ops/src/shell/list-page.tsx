import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Text } from '@suki/ui/foundations/Text/Text';
import type { ReactNode } from 'react';
import * as styles from './list-page.css.ts';
import { PageFrame } from './page-frame.tsx';

type ListPageProps = {
  readonly title: string;
  /** A sentence below the title. */
  readonly intro?: ReactNode;
  /** Pages of one family, over the whole width. */
  readonly above?: ReactNode;
  /** The search, or the choice of a list. */
  readonly choice?: ReactNode;
  readonly children: ReactNode;
};

/** A page of one list: its head above it, and on a wide screen beside it. */
export function ListPage({ title, intro, above, choice, children }: ListPageProps) {
  return (
    <PageFrame title={title}>
      <Page as="main" id="main">
        {above !== undefined && <div className={styles.above}>{above}</div>}
        <div className={styles.columns}>
          <div className={styles.head}>
            <Heading level={1}>{title}</Heading>
            {intro !== undefined && (
              <Text tone="soft" measure>
                {intro}
              </Text>
            )}
            {choice}
          </div>
          <div className={styles.list}>{children}</div>
        </div>
      </Page>
    </PageFrame>
  );
}
