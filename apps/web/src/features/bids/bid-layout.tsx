import { readablePhone } from '@suki/domain/texts/readable-phone';
import type { Bid, Order } from '@suki/sdk/types';
import { AsideLayout } from '@suki/ui/foundations/AsideLayout/AsideLayout';
import { Breadcrumbs } from '@suki/ui/foundations/Breadcrumbs/Breadcrumbs';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Receipt } from '@suki/ui/market/Receipt/Receipt';
import { StepTrack } from '@suki/ui/market/StepTrack/StepTrack';
import { WhoIsNext } from '@suki/ui/market/WhoIsNext/WhoIsNext';
import type { ReactNode } from 'react';
import { PageLink } from '../../shell/page-link.client.tsx';
import { bidsPath } from '../../shell/paths.ts';
import { addressLine } from '../account/addresses/address-form.view-model.ts';
import type { PaymentReturn } from '../payment/payment-return.view-model.ts';
import { History } from '../trade/history.tsx';
import { TimeLeft } from '../trade/time-left.client.tsx';
import { TradeItem } from '../trade/trade-item.tsx';
import { useSkuWords } from '../trade/use-sku-words.ts';
import { type BidPayment, bidExplanation, bidHeadline, bidTrack } from './bid.view-model.ts';
import { bidMoney } from './bid-money.view-model.ts';
import { bidTexts } from './bids.texts.ts';

export type BidLayoutProps = {
  readonly bid: Bid;
  /** The order that the bid became; null without one. */
  readonly order: Order | null;
  readonly panel: ReactNode;
  /** The phone variant of `panel`, at the bottom of the screen. */
  readonly bar: ReactNode;
  readonly cameBack?: PaymentReturn | null | undefined;
};

/** The state of a bid: who acts next, the steps, the action, the money, the history. */
export function BidLayout({ bid, order, panel, bar, cameBack = null }: BidLayoutProps) {
  return (
    <Page>
      <Breadcrumbs
        label={bidTexts.path}
        link={PageLink}
        items={[{ href: bidsPath(), label: bidTexts.title }]}
        here={bid.item.name}
      />
      <AsideLayout
        id="main"
        intro={<Intro bid={bid} payment={{ cameBack, ofOrder: order?.attempt ?? null }} />}
        asideLabel={bidTexts.asideLabel}
        aside={<Aside bid={bid} order={order} />}
      >
        {panel}
        <Show on="desk">
          <History history={bid.history} />
        </Show>
      </AsideLayout>
      {bar}
    </Page>
  );
}

/** Statuses whose deadline is minutes or hours away, so that it gets a countdown. */
const countedDown = ['to_pay', 'seller_to_pay_deposit', 'buyer_to_pay'];

type IntroProps = { readonly bid: Bid; readonly payment: BidPayment };

function Intro({ bid, payment }: IntroProps) {
  const skuWords = useSkuWords();
  const { label, steps } = bidTrack(bid);
  const deadline = countedDown.includes(bid.bidStatus) ? bid.next.deadline : null;
  return (
    <>
      <WhoIsNext
        sentence={bidHeadline(bid, payment)}
        aside={<TradeItem item={bid.item} detail={skuWords(bid.sku)} look="banner" />}
      >
        {bidExplanation(bid, payment).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {deadline !== null && (
          <p>
            <TimeLeft deadline={deadline} />
          </p>
        )}
      </WhoIsNext>
      <StepTrack label={label} steps={steps} doneLabel={bidTexts.done} caption={label} />
    </>
  );
}

function Aside({ bid, order }: { readonly bid: Bid; readonly order: Order | null }) {
  const skuWords = useSkuWords();
  const { recipient, phoneNumber } = bid.buyerAddress;
  const size = skuWords(bid.sku);
  return (
    <>
      <Stack space={4}>
        <Show on="phone">
          <TradeItem item={bid.item} detail={size} />
        </Show>
        <Section title={bidTexts.money} first>
          <Receipt lines={bidMoney(bid, order, size)} />
        </Section>
      </Stack>
      <Section title={bidTexts.address}>
        <Text weight="bold">{recipient}</Text>
        <Text>{addressLine(bid.buyerAddress)}</Text>
        <Text size="label" tone="soft" numeric>
          {readablePhone(phoneNumber)}
        </Text>
      </Section>
      <Show on="phone">
        <History history={bid.history} />
      </Show>
    </>
  );
}
