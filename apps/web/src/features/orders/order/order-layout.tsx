import type { Order } from '@suki/sdk/types';
import { AsideLayout } from '@suki/ui/foundations/AsideLayout/AsideLayout';
import { Breadcrumbs } from '@suki/ui/foundations/Breadcrumbs/Breadcrumbs';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Show } from '@suki/ui/foundations/Show/Show';
import { StepTrack } from '@suki/ui/market/StepTrack/StepTrack';
import { WhoIsNext } from '@suki/ui/market/WhoIsNext/WhoIsNext';
import type { ReactNode } from 'react';
import { useToday } from '../../../shell/clock/browser-clock.ts';
import { PageEnd } from '../../../shell/page/page-end.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { ordersPath } from '../../../shell/paths.ts';
import type { PaymentReturn } from '../../payment/payment-return.view-model.ts';
import { History } from '../../trade/history.tsx';
import { TimeLeft } from '../../trade/time-left.client.tsx';
import { TradeItem } from '../../trade/trade-item.tsx';
import { useSkuWords } from '../../trade/use-sku-words.ts';
import { orderTexts } from '../orders.texts.ts';
import { OrderAside } from './order-aside.tsx';
import { endedWords } from './order-ended.view-model.ts';
import { explanation, headline, isCancelling, sideOf, trackOf } from './order-head.view-model.ts';
import { OrderReport } from './order-report.tsx';

export type OrderLayoutProps = {
  readonly order: Order;
  readonly panel: ReactNode;
  /** The phone variant of `panel`, at the bottom of the screen. */
  readonly bar: ReactNode;
  /** Rarely wanted actions, at the end of the page. */
  readonly foot?: ReactNode | undefined;
  readonly cameBack?: PaymentReturn | null | undefined;
};

/** The layout of an order: who acts next, the steps, the action, the report, the money, the parcels, the history. */
export function OrderLayout({ order, panel, bar, foot, cameBack = null }: OrderLayoutProps) {
  const side = sideOf(order.role);
  const end = foot === undefined ? null : <PageEnd>{foot}</PageEnd>;
  return (
    <Page>
      <Breadcrumbs
        label={orderTexts.path}
        link={PageLink}
        items={[
          { href: ordersPath({ role: side }), label: `${orderTexts.title}, ${orderTexts.roles[side].toLowerCase()}` },
        ]}
        here={`${order.orderNumber}, ${order.item.name}`}
      />
      <AsideLayout
        id="main"
        intro={<Intro order={order} cameBack={cameBack} />}
        asideLabel={orderTexts.moneyAndAddress}
        aside={<OrderAside order={order} end={end} />}
      >
        {panel}
        {order.verification !== null && (
          <OrderReport verification={order.verification} category={order.item.category} art={order.item.art} />
        )}
        <Show on="desk">
          <History history={order.history} />
          {end}
        </Show>
      </AsideLayout>
      {bar}
    </Page>
  );
}

type IntroProps = { readonly order: Order; readonly cameBack: PaymentReturn | null };

function Intro({ order, cameBack }: IntroProps) {
  const skuWords = useSkuWords();
  const today = useToday();
  const { label, steps, hasHole } = trackOf(order, today);
  const item = <TradeItem item={order.item} detail={skuWords(order.sku, order.lane)} look="banner" />;
  const minutes = order.status === 'to_pay' && !isCancelling(order) ? order.next.deadline : null;
  return (
    <>
      <WhoIsNext sentence={headline(order, cameBack, today)} aside={item}>
        {[...explanation(order, cameBack, today), ...endedWords(order)].map((text) => (
          <p key={text}>{text}</p>
        ))}
        {minutes !== null && (
          <p>
            <TimeLeft deadline={minutes} />
          </p>
        )}
      </WhoIsNext>
      <StepTrack label={label} steps={steps} doneLabel={orderTexts.done} caption={label} hole={hasHole} />
    </>
  );
}
