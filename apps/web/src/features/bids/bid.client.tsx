'use client';
import type { BidId, OrderId } from '@suki/domain/ids/id';
import { formatMoney } from '@suki/domain/money/format-money';
import { useBid, useRemindOfBid } from '@suki/sdk/hooks/bids';
import { useOrder } from '@suki/sdk/hooks/orders';
import type { Bid, Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Show } from '@suki/ui/foundations/Show/Show';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { useState } from 'react';
import { LoadFailed } from '../../shell/failure/load-failed.client.tsx';
import { ShopTabBar } from '../../shell/navigation/shop-tab-bar.client.tsx';
import { PageEnd } from '../../shell/page/page-end.tsx';
import { PageFrame } from '../../shell/page/page-frame.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { bidsPath, orderPath, ordersPath } from '../../shell/paths.ts';
import { RegisteredOnly } from '../../shell/registered-only.client.tsx';
import { OrderSkeleton } from '../orders/order/order-skeleton.tsx';
import { Nudge } from '../trade/nudge.client.tsx';
import { nudgeTexts } from '../trade/nudge.texts.ts';
import { nudgeFrom, nudgeOf } from '../trade/nudge.view-model.ts';
import { bidAction, orderOfBid } from './bid.view-model.ts';
import { BidLayout } from './bid-layout.tsx';
import { bidTexts } from './bids.texts.ts';
import { ChangeBid } from './change-bid.client.tsx';
import { EditBid } from './edit-bid.client.tsx';
import { CancelBid, RemoveBid } from './end-bid.client.tsx';
import { NextSteps } from './next-steps.tsx';
import { PayBidDeposit } from './pay-bid-deposit.client.tsx';

export function BidScreen({ bidId }: { readonly bidId: BidId }) {
  return (
    <RegisteredOnly fallback={<OrderSkeleton />}>
      <Loaded bidId={bidId} />
    </RegisteredOnly>
  );
}

function Loaded({ bidId }: { readonly bidId: BidId }) {
  const { data, error, reload } = useBid(bidId);
  if (data !== null) {
    const orderId = orderOfBid(data);
    return orderId === null ? (
      <WithAction bid={data} order={null} onAsk={reload} />
    ) : (
      <WithOrder bid={data} orderId={orderId} onAsk={reload} />
    );
  }
  if (error === null) {
    return <OrderSkeleton />;
  }
  return (
    <PageFrame>
      <LoadFailed level={1} error={error} onRetry={reload} elsewhere={{ href: bidsPath(), label: bidTexts.title }} />
      <ShopTabBar />
    </PageFrame>
  );
}

type BidProps = { readonly bid: Bid; readonly onAsk: () => Promise<void> };

/** The order knows the amount that is really paid; without it the bid's own amounts are shown. */
function WithOrder({ orderId, ...props }: BidProps & { readonly orderId: OrderId }) {
  const { data, error } = useOrder(orderId);
  return data === null && error === null ? <OrderSkeleton /> : <WithAction {...props} order={data} />;
}

function WithAction({ bid, order, onAsk }: BidProps & { readonly order: Order | null }) {
  const action = bidAction(bid);
  switch (action) {
    case 'pay':
      return <PayBidDeposit bid={bid} onAsk={onAsk} />;
    case 'live':
      return <Live bid={bid} />;
    case 'wait':
      return <BidLayout bid={bid} order={null} panel={<Waits bid={bid} />} bar={<ShopTabBar />} />;
    case 'order':
      return <Accepted bid={bid} order={order} />;
    case 'ended':
      return <BidLayout bid={bid} order={order} panel={<RemoveBid bid={bid} />} bar={<ShopTabBar />} />;
    default:
      return action satisfies never;
  }
}

/** A live bid can be changed or taken back. */
function Live({ bid }: { readonly bid: Bid }) {
  const [editing, setEditing] = useState<'never' | 'now' | 'over'>('never');
  if (editing === 'now') {
    return <EditBid bid={bid} onDone={() => setEditing('over')} />;
  }
  const panel = (
    <>
      <ChangeBid bid={bid} onEdit={() => setEditing('now')} isBack={editing === 'over'} />
      <NextSteps />
    </>
  );
  return <BidLayout bid={bid} order={null} panel={panel} bar={<ShopTabBar />} />;
}

/** A seller has accepted and still has to pay their deposit. */
function Waits({ bid }: { readonly bid: Bid }) {
  const remind = useRemindOfBid();
  return (
    <>
      {nudgeOf(bid) !== null && (
        <Nudge id={bid.id} command={remind} words={nudgeTexts.remindSeller} from={nudgeFrom(bid)} />
      )}
      <NextSteps isOnHold />
      {bid.next.actions.includes('cancel_bid') && (
        <PageEnd>
          <CancelBid bid={bid} />
        </PageEnd>
      )}
    </>
  );
}

/** The bid became an order: every action is on the order's page. */
function Accepted({ bid, order }: { readonly bid: Bid; readonly order: Order | null }) {
  const isToPay = bid.bidStatus === 'buyer_to_pay';
  const { order: texts } = bidTexts;
  const total = order?.buyerQuote?.total ?? bid.total;
  const button = (
    <Button
      href={bid.orderId === null ? ordersPath() : orderPath(bid.orderId)}
      link={PageLink}
      tone={isToPay ? 'main' : 'ink'}
      wide
    >
      {isToPay ? texts.pay : texts.go}
    </Button>
  );
  return (
    <BidLayout
      bid={bid}
      order={order}
      panel={<Show on="desk">{button}</Show>}
      bar={
        <StickyBar label={texts.bar} sum={{ label: bidTexts.lines.total, amount: formatMoney(total) }}>
          {button}
        </StickyBar>
      }
    />
  );
}
