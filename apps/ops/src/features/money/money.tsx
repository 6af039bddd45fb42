import { Heading } from '@suki/ui/Heading/Heading';
import { Page } from '@suki/ui/Page/Page';
import { Section } from '@suki/ui/Section/Section';
import { Stack } from '@suki/ui/Stack/Stack';
import { Link, useSearchParams } from 'wouter';
import { Screen } from '../../shell/screen.tsx';
import * as styles from './money.css.ts';
import { refundLists, refundTitle, shownRefunds } from './money.view-model.ts';
import { Reconciliation } from './reconciliation.tsx';
import { Refunds } from './refunds.tsx';

/** What finance looks at: refunds that did not leave or arrive, and whether the books and the gateway agree. */
export function Money() {
  const [search] = useSearchParams();
  const shown = shownRefunds(search.get('refunds'));
  return (
    <Screen title="Money">
      <Page as="main" id="main">
        <Stack space={4}>
          <Heading level={1}>Money</Heading>
          <div>
            <Reconciliation />
            <Section title="Refunds">
              <nav aria-label="Refunds by state" className={styles.lists}>
                {refundLists.map((status) => (
                  <Link
                    key={status}
                    href={`/money?refunds=${status}`}
                    className={styles.list}
                    aria-current={status === shown ? 'page' : undefined}
                  >
                    {refundTitle(status)}
                  </Link>
                ))}
              </nav>
              <Refunds key={shown} status={shown} />
            </Section>
          </div>
        </Stack>
      </Page>
    </Screen>
  );
}
