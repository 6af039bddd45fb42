'use client';
import { keysOf } from '@suki/domain/keys-of';
import { type AskTab, askTabs } from '@suki/domain/trade/facts/tabs';
import { type OpenCounts, openingAsks } from '@suki/domain/trade/view/opening-list';
import { useAsks } from '@suki/sdk/hooks/asks';
import { useTradeCounts } from '@suki/sdk/hooks/turns';
import type { AskSummary } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { DiscoverTabs } from '@suki/ui/foundations/DiscoverTabs/DiscoverTabs.client';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { LoadFailed } from '../../shell/failure/load-failed.client.tsx';
import { ListSkeleton } from '../../shell/page/list-skeleton.tsx';
import { ShowMore } from '../../shell/page/show-more.client.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { askPath, asksPath, ordersPath, paths } from '../../shell/paths.ts';
import { RegisteredOnly } from '../../shell/registered-only.client.tsx';
import { useGo } from '../../shell/use-go.client.ts';
import { mostUrgentFirst } from '../orders/list/turns.view-model.ts';
import { withCount } from '../trade/with-count.ts';
import { acceptedAsk } from './accepted-ask.view-model.ts';
import { AskRow } from './ask-row.tsx';
import { askTexts } from './asks.texts.ts';
import { AskDesk } from './desk/ask-desk.client.tsx';

const tabs = keysOf(askTabs);

export function Asks() {
  const wanted = useSearchParams().get('tab');
  const named = tabs.find((each) => each === wanted) ?? null;
  return (
    <Stack space={5}>
      <Inline justify="between" space={4}>
        <Heading level={1}>{askTexts.title}</Heading>
        <TextLink href={ordersPath({ role: 'seller' })} link={PageLink}>
          {askTexts.sold}
        </TextLink>
      </Inline>
      <RegisteredOnly fallback={<ListSkeleton />}>
        <Counted named={named} />
      </RegisteredOnly>
    </Stack>
  );
}

/**
 * Without a tab in the address, the one that has work; the first one if the counts cannot be had. The tabs come with
 * their counts: a count that came later would move the tabs beside it.
 */
function Counted({ named }: { readonly named: AskTab | null }) {
  const { data, error } = useTradeCounts();
  if (data === null && error === null) {
    return <ListSkeleton />;
  }
  const tab = named ?? (data === null ? null : openingAsks(data)) ?? 'selling';
  return (
    <>
      <AskTabs tab={tab} counts={data} />
      <AskRows key={tab} tab={tab} />
    </>
  );
}

type AskTabsProps = { readonly tab: AskTab; readonly counts: OpenCounts | null };

function AskTabs({ tab, counts }: AskTabsProps) {
  return (
    <DiscoverTabs
      label={askTexts.tabsLabel}
      link={PageLink}
      items={tabs.map((each) => ({
        href: asksPath(each),
        label: withCount(askTexts.tab(each), each === 'done' ? undefined : counts?.asks[each]),
        current: each === tab,
      }))}
    />
  );
}

function AskRows({ tab }: { readonly tab: AskTab }) {
  const list = useAsks(tab);
  const isLeaving = useGoToAcceptedAsk(list.items);
  if (list.isLoading || isLeaving) {
    return <ListSkeleton />;
  }
  if (list.error !== null && list.items.length === 0) {
    return <LoadFailed error={list.error} onRetry={list.reload} />;
  }
  if (list.items.length === 0) {
    const [title, text] = askTexts.empty[tab];
    return (
      <EmptyState
        title={title}
        action={
          <Button href={paths.sell} link={PageLink} tone="ink">
            {askTexts.sell}
          </Button>
        }
      >
        {text}
      </EmptyState>
    );
  }
  return (
    <Stack space={4}>
      {tab === 'selling' ? (
        <AskDesk asks={mostUrgentFirst(list.items, 'seller')} />
      ) : (
        <Rows label={askTexts.tab(tab)}>
          {(tab === 'done' ? list.items : mostUrgentFirst(list.items, 'seller')).map((ask) => (
            <AskRow key={ask.id} ask={ask} />
          ))}
        </Rows>
      )}
      <div>
        <ShowMore list={list} />
      </div>
    </Stack>
  );
}

/** A seller who returns from paying the deposit of an accepted bid is led on to that ask. */
function useGoToAcceptedAsk(asks: readonly AskSummary[]): boolean {
  const search = useSearchParams();
  const go = useGo();
  const ask = acceptedAsk(asks, search.get('accepted'));
  const payment = search.get('payment');
  const path =
    ask === null ? null : `${askPath(ask.id)}${payment === null ? '' : `?${new URLSearchParams({ payment })}`}`;
  useEffect(() => {
    if (path !== null) {
      go.replace(path);
    }
  }, [path, go]);
  return path !== null;
}
