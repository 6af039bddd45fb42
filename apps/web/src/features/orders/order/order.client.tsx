'use client';
import type { OrderId } from '@suki/domain/ids/id';
import { useOrder } from '@suki/sdk/hooks/orders';
import type { Order as OrderData } from '@suki/sdk/types';
import { useSession } from '../../../session/use-session.ts';
import { LoadFailed } from '../../../shell/failure/load-failed.client.tsx';
import { ShopTabBar } from '../../../shell/navigation/shop-tab-bar.client.tsx';
import { PageFrame } from '../../../shell/page/page-frame.tsx';
import { ordersPath } from '../../../shell/paths.ts';
import { RegisteredOnly } from '../../../shell/registered-only.client.tsx';
import { orderTexts } from '../orders.texts.ts';
import { BuyAgain } from './buy-again.client.tsx';
import { CancelOrder } from './cancel-order.client.tsx';
import { Drawn, type DrawnOrder, isDrawnForAnother } from './drawn-order.client.tsx';
import { NudgeOfOrder } from './nudge-of-order.client.tsx';
import { OfferedDiscount } from './offered-discount.tsx';
import { mainAction } from './order-action.view-model.ts';
import {
  AnswerOrder,
  CorrectNumber,
  DecideDefect,
  DeliverOrder,
  OfferDiscount,
  PayOrder,
} from './order-actions.client.tsx';
import { OrderDone } from './order-done.tsx';
import { doneWords } from './order-done.view-model.ts';
import { OrderLayout } from './order-layout.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { ReceiveOrder } from './receive-order.client.tsx';
import { RemoveOrder } from './remove-order.client.tsx';

export type OrderScreenProps = {
  readonly orderId: OrderId;
  /** The data that the server drew the page with; null when the browser has to ask. */
  readonly drawn: DrawnOrder | null;
};

/** One order for its buyer or its seller, updated live. */
export function OrderScreen({ orderId, drawn }: OrderScreenProps) {
  const session = useSession();
  if (drawn === null || isDrawnForAnother(drawn, session)) {
    return (
      <RegisteredOnly fallback={<OrderSkeleton />}>
        <Loaded orderId={orderId} />
      </RegisteredOnly>
    );
  }
  return (
    <Drawn drawn={drawn}>
      <RegisteredOnly fallback={<Loaded orderId={orderId} />}>
        <Loaded orderId={orderId} />
      </RegisteredOnly>
    </Drawn>
  );
}

function Loaded({ orderId }: { readonly orderId: OrderId }) {
  const { data, error, reload } = useOrder(orderId);
  if (data !== null) {
    return <WithAction order={data} onAsk={reload} />;
  }
  if (error === null) {
    return <OrderSkeleton />;
  }
  return (
    <PageFrame>
      <LoadFailed
        level={1}
        error={error}
        onRetry={reload}
        elsewhere={{ href: ordersPath(), label: orderTexts.title }}
      />
      <ShopTabBar />
    </PageFrame>
  );
}

type WithActionProps = { readonly order: OrderData; readonly onAsk: () => Promise<void> };

function WithAction({ order, onAsk }: WithActionProps) {
  const action = mainAction(order);
  switch (action) {
    case 'pay':
      return <PayOrder order={order} onAsk={onAsk} />;
    case 'confirm':
      return <AnswerOrder order={order} />;
    case 'deliver':
      return <DeliverOrder order={order} />;
    case 'correct':
      return <OrderLayout order={order} panel={<CorrectNumber order={order} />} bar={<ShopTabBar />} />;
    case 'decide':
      return <DecideDefect order={order} />;
    case 'discount':
      return <OfferDiscount order={order} />;
    case 'receive':
      return <ReceiveOrder order={order} />;
    case 'none':
      return (
        <OrderLayout
          order={order}
          panel={<Panel order={order} />}
          foot={<OrderEnd order={order} />}
          bar={<ShopTabBar />}
        />
      );
    default:
      return action satisfies never;
  }
}

/** The certificate of a done order; otherwise the reminder and the way to another item, where there are such. */
function Panel({ order }: { readonly order: OrderData }) {
  const done = doneWords(order);
  if (done !== null) {
    return <OrderDone done={done} itemName={order.item.name} />;
  }
  return (
    <>
      <OfferedDiscount order={order} />
      <NudgeOfOrder order={order} />
      <BuyAgain order={order} />
    </>
  );
}

/** The actions that remain while others act, or after the end. */
function OrderEnd({ order }: { readonly order: OrderData }) {
  return (
    <>
      <CancelOrder order={order} />
      <RemoveOrder order={order} />
    </>
  );
}
