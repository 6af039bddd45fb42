'use client';
import { keysOf } from '@suki/domain/keys-of';
import { formatMoney } from '@suki/domain/money/format-money';
import { type BidTab, bidTabs } from '@suki/domain/trade/facts/tabs';
import { useBids } from '@suki/sdk/hooks/bids';
import type { BidSummary } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { DiscoverTabs } from '@suki/ui/foundations/DiscoverTabs/DiscoverTabs';
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
import { bidPath, bidsPath, ordersPath, paths } from '../../shell/paths.ts';
import { RegisteredOnly } from '../../shell/registered-only.client.tsx';
import { moment } from '../../shell/when.ts';
import { skuWords } from '../trade/trade-item.tsx';
import { TradeRow } from '../trade/trade-row.tsx';
import { bidRank, bidStatusWords } from './bid.view-model.ts';
import { bidTexts } from './bids.texts.ts';

const tabs = keysOf(bidTabs);

export function Bids() {
  const wanted = useSearchParams().get('tab');
  const tab = tabs.find((each) => each === wanted) ?? 'active';
  return (
    <Stack space={5}>
      <Inline justify="between" space={4}>
        <Heading level={1}>{bidTexts.title}</Heading>
        <TextLink href={ordersPath()} link={PageLink}>
          {bidTexts.won}
        </TextLink>
      </Inline>
      <DiscoverTabs
        label={bidTexts.tabsLabel}
        link={PageLink}
        items={tabs.map((each) => ({ href: bidsPath(each), label: bidTexts.tab(each), current: each === tab }))}
      />
      <RegisteredOnly fallback={<ListSkeleton />}>
        <BidRows key={tab} tab={tab} />
      </RegisteredOnly>
    </Stack>
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
        {list.items.map((bid) => (
          <BidRow key={bid.id} bid={bid} />
        ))}
      </Rows>
      <div>
        <ShowMore list={list} />
      </div>
    </Stack>
  );
}

function BidRow({ bid }: { readonly bid: BidSummary }) {
  const { deadline, nextActor } = bid.next;
  const when = bid.bidStatus === 'bid_active' ? bidTexts.until : bidTexts.by;
  const facts = [
    bidRank(bid),
    bidTexts.inTotal(formatMoney(bid.total)),
    deadline === null || bid.bidStatus === 'bid_closed' ? undefined : when(moment(deadline)),
  ];
  return (
    <TradeRow
      href={bidPath(bid.id)}
      item={bid.item}
      detail={skuWords(bid.sku)}
      status={bidStatusWords(bid)}
      isYourTurn={nextActor === 'buyer'}
      amount={formatMoney(bid.proposedPrice)}
      note={facts.filter((fact) => fact !== undefined).join(', ')}
    />
  );
}
