'use client';
import { keysOf } from '@suki/domain/keys-of';
import { type BidTab, bidTabs } from '@suki/domain/trade/facts/tabs';
import { useBids } from '@suki/sdk/hooks/bids';
import { useTradeCounts } from '@suki/sdk/hooks/turns';
import { Button } from '@suki/ui/foundations/Button/Button';
import { DiscoverTabs } from '@suki/ui/foundations/DiscoverTabs/DiscoverTabs.client';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { useSearchParams } from 'next/navigation';
import { LoadFailed } from '../../shell/failure/load-failed.client.tsx';
import { ListSkeleton } from '../../shell/page/list-skeleton.tsx';
import { ShowMore } from '../../shell/page/show-more.client.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { bidsPath, ordersPath, paths } from '../../shell/paths.ts';
import { RegisteredOnly } from '../../shell/registered-only.client.tsx';
import { mostUrgentFirst } from '../orders/list/turns.view-model.ts';
import { withCount } from '../trade/with-count.ts';
import { BidRow } from './bid-row.tsx';
import { bidTexts } from './bids.texts.ts';

const tabs = keysOf(bidTabs);

export function Bids() {
  const wanted = useSearchParams().get('tab');
  const tab = tabs.find((each) => each === wanted) ?? 'active';
  return (
    <Stack space={5}>
      <Inline justify="between" space={4}>
        <Heading level={1}>{bidTexts.title}</Heading>
        <TextLink href={ordersPath({ role: 'buyer' })} link={PageLink}>
          {bidTexts.won}
        </TextLink>
      </Inline>
      <RegisteredOnly fallback={<ListSkeleton />}>
        <Counted tab={tab} />
      </RegisteredOnly>
    </Stack>
  );
}

/** The tabs come with their counts: a count that came later would move the tabs beside it. */
function Counted({ tab }: { readonly tab: BidTab }) {
  const { data, error } = useTradeCounts();
  if (data === null && error === null) {
    return <ListSkeleton />;
  }
  return (
    <>
      <BidTabs tab={tab} active={data?.bids.active} />
      <BidRows key={tab} tab={tab} />
    </>
  );
}

type BidTabsProps = { readonly tab: BidTab; readonly active: number | undefined };

function BidTabs({ tab, active }: BidTabsProps) {
  return (
    <DiscoverTabs
      label={bidTexts.tabsLabel}
      link={PageLink}
      items={tabs.map((each) => ({
        href: bidsPath(each),
        label: withCount(bidTexts.tab(each), each === 'active' ? active : undefined),
        current: each === tab,
      }))}
    />
  );
}

function BidRows({ tab }: { readonly tab: BidTab }) {
  const list = useBids(tab);
  if (list.isLoading) {
    return <ListSkeleton />;
  }
  if (list.error !== null && list.items.length === 0) {
    return <LoadFailed error={list.error} onRetry={list.reload} />;
  }
  if (list.items.length === 0) {
    const [title, text] = bidTexts.empty[tab];
    return (
      <EmptyState
        title={title}
        action={
          <Button href={paths.home} link={PageLink} tone="ink">
            {bidTexts.find}
          </Button>
        }
      >
        {text}
      </EmptyState>
    );
  }
  return (
    <Stack space={4}>
      <Rows label={bidTexts.tab(tab)}>
        {(tab === 'active' ? mostUrgentFirst(list.items, 'buyer') : list.items).map((bid) => (
          <BidRow key={bid.id} bid={bid} />
        ))}
      </Rows>
      <div>
        <ShowMore list={list} />
      </div>
    </Stack>
  );
}
