import { Heading } from '@suki/ui/Heading/Heading';
import { Page } from '@suki/ui/Page/Page';
import { Section } from '@suki/ui/Section/Section';
import { Stack } from '@suki/ui/Stack/Stack';
import { Link, useSearchParams } from 'wouter';
import { Screen } from '../../shell/screen.tsx';
import * as styles from './money.css.ts';
import { refundLists, refundTitle, shownRefunds } from './money.view-model.ts';
import { Payouts } from './payouts.tsx';
import { payoutLists, payoutTitle, shownPayouts } from './payouts.view-model.ts';
import { Reconciliation } from './reconciliation.tsx';
import { Refunds } from './refunds.tsx';

/** What finance looks at: whether the books and the gateway agree, payouts that wait for a decision, refunds that did not leave or arrive. */
export function Money() {
  const [search] = useSearchParams();
  const refunds = shownRefunds(search.get('refunds'));
  const payouts = shownPayouts(search.get('payouts'));
  return (
    <Screen title="Money">
      <Page as="main" id="main">
        <Stack space={4}>
          <Heading level={1}>Money</Heading>
          <div>
            <Reconciliation />
            <Section title="Payouts">
              <ListLinks
                label="Payouts by state"
                links={payoutLists.map((list) => ({
                  href: `/money?payouts=${list}&refunds=${refunds}`,
                  title: payoutTitle(list),
                  isShown: list === payouts,
                }))}
              />
              <Payouts key={payouts} list={payouts} />
            </Section>
            <Section title="Refunds">
              <ListLinks
                label="Refunds by state"
                links={refundLists.map((status) => ({
                  href: `/money?refunds=${status}&payouts=${payouts}`,
                  title: refundTitle(status),
                  isShown: status === refunds,
                }))}
              />
              <Refunds key={refunds} status={refunds} />
            </Section>
          </div>
        </Stack>
      </Page>
    </Screen>
  );
}

type ListLink = { readonly href: string; readonly title: string; readonly isShown: boolean };

function ListLinks({ label, links }: { readonly label: string; readonly links: readonly ListLink[] }) {
  return (
    <nav aria-label={label} className={styles.lists}>
      {links.map(({ href, title, isShown }) => (
        <Link key={href} href={href} className={styles.list} aria-current={isShown ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
