import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { useLocation, useSearchParams } from 'wouter';
import { type ListLink, ListLinks } from '../../shell/list-links.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { paths } from '../../shell/paths.ts';
import { FullReconciliation } from './full-reconciliation.tsx';
import * as styles from './money.css.ts';
import { moneyTexts as words } from './money.texts.ts';
import { Payouts } from './payouts.tsx';
import { listsOfPayouts, listsOfRefunds, type MoneyList, shownMoney } from './payouts.view-model.ts';
import { Reconciliation } from './reconciliation.tsx';
import { Refunds } from './refunds.tsx';

/** The page of finance: agreement of books and gateway, payouts to decide, refunds that are stuck. */
export function Money() {
  const [search] = useSearchParams();
  const shown = shownMoney(search);
  return (
    <PageFrame title={words.title}>
      <Page as="main" id="main">
        <Stack space={4}>
          <Heading level={1}>{words.title}</Heading>
          <div className={styles.parts}>
            <div className={styles.part}>
              <Reconciliation />
              <FullReconciliation />
            </div>
            <Section title={shown.title}>
              <Stack space={4}>
                <ListChoice shown={shown.title} />
                {shown.refunds === undefined ? (
                  <Payouts key={shown.payouts} list={shown.payouts} />
                ) : (
                  <Refunds key={shown.refunds} status={shown.refunds} />
                )}
              </Stack>
            </Section>
          </div>
        </Stack>
      </Page>
    </PageFrame>
  );
}

/** One link for each list at a desk; a phone has no room for thirteen. */
function ListChoice({ shown }: { readonly shown: string }) {
  const [, navigate] = useLocation();
  const lists = [...listsOfPayouts, ...listsOfRefunds];
  return (
    <>
      <Show on="desk">
        <ListLinks label={words.payouts} name={words.payoutStates} lists={linksTo(listsOfPayouts, shown)} />
        <ListLinks label={words.refunds} name={words.refundStates} lists={linksTo(listsOfRefunds, shown)} />
      </Show>
      <Show on="phone">
        <SelectField
          label={words.list}
          value={lists.find(({ title }) => title === shown)?.search}
          options={lists.map(({ search, title }) => ({ value: search, label: title }))}
          onChange={({ target }) => navigate(`${paths.money}?${target.value}`)}
        />
      </Show>
    </>
  );
}

function linksTo(lists: readonly MoneyList[], shown: string): readonly ListLink[] {
  return lists.map(({ search, name, title }) => ({ href: `${paths.money}?${search}`, name, isShown: title === shown }));
}
