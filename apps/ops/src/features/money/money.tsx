import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { useLocation, useSearchParams } from 'wouter';
import { type ListLink, ListLinks } from '../../shell/list-links.tsx';
import { Screen } from '../../shell/screen.tsx';
import { FullReconciliation } from './full-reconciliation.tsx';
import { Payouts } from './payouts.tsx';
import { listsOfPayouts, listsOfRefunds, type MoneyList, shownMoney } from './payouts.view-model.ts';
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
            <FullReconciliation />
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
    </Screen>
  );
}

/** At a desk every list is a link; a phone has no room for thirteen of them. */
function ListChoice({ shown }: { readonly shown: string }) {
  const [, navigate] = useLocation();
  const lists = [...listsOfPayouts, ...listsOfRefunds];
  return (
    <>
      <Show on="desk">
        <ListLinks label="Payouts" name="Payouts by state" lists={linksTo(listsOfPayouts, shown)} />
        <ListLinks label="Refunds" name="Refunds by state" lists={linksTo(listsOfRefunds, shown)} />
      </Show>
      <Show on="phone">
        <SelectField
          label="List"
          value={lists.find(({ title }) => title === shown)?.search}
          options={lists.map(({ search, title }) => ({ value: search, label: title }))}
          onChange={({ target }) => navigate(`/money?${target.value}`)}
        />
      </Show>
    </>
  );
}

/** Every one of them, and which is shown. */
function linksTo(lists: readonly MoneyList[], shown: string): readonly ListLink[] {
  return lists.map(({ search, name, title }) => ({ href: `/money?${search}`, name, isShown: title === shown }));
}
