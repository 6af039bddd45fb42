'use client';
import { zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { useCancelOrder, useConfirmOrder } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Outcomes } from '@suki/ui/market/Outcomes/Outcomes';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { AskFirst } from '../../../shell/confirm/ask-first.client.tsx';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { orderTexts } from '../orders.texts.ts';
import { OrderLayout } from './order-layout.tsx';
import { type RejectionCost, rejectionCost } from './rejection-cost.ts';

const { confirm: texts } = orderTexts;

/** The seller's two answers to an order, each with its consequence and its price. */
export function AnswerOrder({ order }: { readonly order: Order }) {
  const confirm = useConfirmOrder();
  const deposit = order.deposit?.amount ?? zero;
  const cost = rejectionCost(order.status, deposit);
  const press = async (): Promise<void> => {
    if ((await confirm.run(order.id)).ok) {
      toasts.show(texts.confirmed, { tone: 'positive', durationMs: 3_000 });
    }
  };
  const yes = (
    <Button
      tone="main"
      wide
      onClick={() => void press()}
      loadingLabel={confirm.isRunning ? texts.confirming : undefined}
    >
      {texts.yesButton}
    </Button>
  );
  const panel = (
    <Section title={texts.title} first>
      <Stack space={4}>
        <Outcomes
          actionsOnDeskOnly
          outcomes={[
            {
              id: 'confirm',
              title: texts.yes,
              amount: formatMoney(order.amount),
              amountNote: texts.yesNote,
              consequences: texts.yesDoes(formatMoney(deposit)),
              action: yes,
            },
            {
              id: 'reject',
              title: texts.no,
              amount: cost.kept,
              amountNote: texts.noNote,
              consequences: texts.noDoes(cost.returned),
              action: <Reject order={order} cost={cost} label={texts.noButton(cost.kept)} />,
            },
          ]}
        />
        <Text size="label" tone="soft" measure>
          {texts.silence(cost.bySilence)}
        </Text>
        <CommandFailure error={confirm.error} />
      </Stack>
    </Section>
  );
  const bar = (
    <StickyBar label={texts.bar}>
      <Reject order={order} cost={cost} label={texts.no} />
      {yes}
    </StickyBar>
  );
  return <OrderLayout order={order} panel={panel} bar={bar} />;
}

type RejectProps = { readonly order: Order; readonly cost: RejectionCost; readonly label: string };

/** Rejecting costs a part of the deposit, so it is confirmed first. */
function Reject({ order, cost, label }: RejectProps) {
  const reject = useCancelOrder();
  return (
    <AskFirst
      title={texts.noTitle}
      text={texts.noText(cost.kept)}
      words={{ yes: texts.noButton(cost.kept), running: texts.rejecting, no: texts.back }}
      command={reject}
      onConfirm={async () => (await reject.run({ orderId: order.id, isSeller: true })).ok}
    >
      {(ask) => (
        <Button wide onClick={ask}>
          {label}
        </Button>
      )}
    </AskFirst>
  );
}
