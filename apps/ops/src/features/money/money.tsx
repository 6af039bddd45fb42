import { Heading } from '@suki/ui/Heading/Heading';
import { Page } from '@suki/ui/Page/Page';
import { Section } from '@suki/ui/Section/Section';
import { Stack } from '@suki/ui/Stack/Stack';
import { Text } from '@suki/ui/Text/Text';
import { Link, useSearchParams } from 'wouter';
import { Screen } from '../../shell/screen.tsx';
import * as styles from './money.css.ts';
import { refundLists, refundTitle } from './money.view-model.ts';
import { Payouts } from './payouts.tsx';
import { payoutLists, payoutTitle, shownMoney } from './payouts.view-model.ts';
import { Reconciliation } from './reconciliation.tsx';
import { Refunds } from './refunds.tsx';

/** What finance looks at: whether the books and the gateway agree, payouts that wait for a decision, refunds that did not leave or arrive. */
export function Money() {
  const [search] = useSearchParams();
  const shown = shownMoney(search);
  return (
    <Screen title="Money">
      <Page as="main" id="main">
        <Stack space={4}>
          <Heading level={1}>Money</Heading>
          <div>
            <Reconciliation />
            <Section title={shown.title}>
              <ListLinks
                label="Payouts"
                links={payoutLists.map((list) => ({
                  href: `/money?payouts=${list}`,
                  title: payoutTitle(list),
                  isShown: shown.payouts === list,
                }))}
              />
              <ListLinks
                label="Refunds"
                links={refundLists.map((status) => ({
                  href: `/money?refunds=${status}`,
                  title: refundTitle(status),
                  isShown: shown.refunds === status,
                }))}
              />
              {shown.refunds === undefined ? (
                <Payouts key={shown.payouts} list={shown.payouts} />
              ) : (
                <Refunds key={shown.refunds} status={shown.refunds} />
              )}
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
    <nav aria-label={`${label} by state`} className={styles.lists}>
      <Text as="span" size="label" tone="soft">
        {label}
      </Text>
      {links.map(({ href, title, isShown }) => (
        <Link key={href} href={href} className={styles.list} aria-current={isShown ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
