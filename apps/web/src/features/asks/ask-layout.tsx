import { readablePhone } from '@suki/domain/texts/readable-phone';
import type { Ask } from '@suki/sdk/types';
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
import { useVisitTime } from '../../shell/clock/browser-clock.ts';
import { PageLink } from '../../shell/page-link.client.tsx';
import { asksPath } from '../../shell/paths.ts';
import { addressLine } from '../account/addresses/address-form.view-model.ts';
import type { PaymentReturn } from '../payment/payment-return.view-model.ts';
import { History } from '../trade/history.tsx';
import { TimeLeft } from '../trade/time-left.client.tsx';
import { TradeItem } from '../trade/trade-item.tsx';

import { useSkuWords } from '../trade/use-sku-words.ts';
import { WithdrawalNote } from '../trade/withdrawal-note.tsx';
import { askExplanation, askHeadline, askMoney, askTrack, withdrawalToCome } from './ask.view-model.ts';

import { askTexts } from './asks.texts.ts';
import { ChangeReturnAddress } from './change-return-address.client.tsx';

export type AskLayoutProps = {
  readonly ask: Ask;
  readonly panel: ReactNode;
  /** The phone variant of `panel`, at the bottom of the screen. */
  readonly bar: ReactNode;
  readonly cameBack?: PaymentReturn | null | undefined;
};

/** The state of an ask: who acts next, the steps, the action, the money, the history. */
export function AskLayout({ ask, panel, bar, cameBack = null }: AskLayoutProps) {
  return (
    <Page>
      <Breadcrumbs
        label={askTexts.path}
        link={PageLink}
        items={[{ href: asksPath(), label: askTexts.title }]}
        here={ask.item.name}
      />
      <AsideLayout
        id="main"
        intro={<Intro ask={ask} cameBack={cameBack} />}
        asideLabel={askTexts.asideLabel}
        aside={<Aside ask={ask} />}
      >
        {panel}
        <Show on="desk">
          <History history={ask.history} />
        </Show>
      </AsideLayout>
      {bar}
    </Page>
  );
}

type IntroProps = { readonly ask: Ask; readonly cameBack: PaymentReturn | null };

function Intro({ ask, cameBack }: IntroProps) {
  const skuWords = useSkuWords();
  const { label, steps, hasHole } = askTrack(ask);
  const minutes = ask.status === 'to_pay' ? ask.next.deadline : null;
  return (
    <>
      <WhoIsNext
        sentence={askHeadline(ask, cameBack)}
        aside={<TradeItem item={ask.item} detail={skuWords(ask.sku, ask.lane)} look="banner" />}
      >
        {askExplanation(ask, cameBack).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {minutes !== null && (
          <p>
            <TimeLeft deadline={minutes} />
          </p>
        )}
      </WhoIsNext>
      <StepTrack label={label} steps={steps} doneLabel={askTexts.done} caption={label} hole={hasHole} />
    </>
  );
}

function Aside({ ask }: { readonly ask: Ask }) {
  const skuWords = useSkuWords();
  const { recipient, phoneNumber } = ask.returnAddress;
  return (
    <>
      <Stack space={4}>
        <Show on="phone">
          <TradeItem item={ask.item} detail={skuWords(ask.sku, ask.lane)} />
        </Show>
        <Section title={askTexts.money} first>
          <Stack space={3}>
            <Receipt lines={askMoney(ask)} />
            <Withdrawal ask={ask} />
          </Stack>
        </Section>
      </Stack>
      <Section title={askTexts.returnAddress}>
        <Text weight="bold">{recipient}</Text>
        <Text>{addressLine(ask.returnAddress)}</Text>
        <Text size="label" tone="soft" numeric>
          {readablePhone(phoneNumber)}
        </Text>
        <ChangeReturnAddress ask={ask} />
      </Section>
      <Show on="phone">
        <History history={ask.history} />
      </Show>
    </>
  );
}

/** When the money can be withdrawn, before there is a buyer. */
function Withdrawal({ ask }: { readonly ask: Ask }) {
  const before = withdrawalToCome(ask, useVisitTime());
  return before === null ? null : <WithdrawalNote before={before} />;
}
