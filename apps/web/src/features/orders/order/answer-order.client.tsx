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
import { AskFirst } from '../../../shell/ask-first.client.tsx';
import { CommandFailure } from '../../../shell/command-failure.tsx';
import { orderTexts } from '../orders.texts.ts';
import { OrderLayout } from './order-layout.tsx';
import { type RejectionCost, rejectionCost } from './rejection-cost.ts';

const { confirm: words } = orderTexts;

/** The seller owes an answer: what each one does, and its price. */
export function AnswerOrder({ order }: { readonly order: Order }) {
  const confirm = useConfirmOrder();
  const deposit = order.deposit?.amount ?? zero;
  const cost = rejectionCost(order.status, deposit);
  const press = async (): Promise<void> => {
    if ((await confirm.run(order.id)).ok) {
      toasts.show(words.confirmed, { tone: 'positive', durationMs: 3_000 });
    }
  };
  const yes = (
    <Button
      tone="main"
      wide
      onClick={() => void press()}
      loadingLabel={confirm.isRunning ? words.confirming : undefined}
    >
      {words.yesButton}
    </Button>
  );
  const panel = (
    <Section title={words.title} first>
      <Stack space={4}>
        <Outcomes
          actionsOnDeskOnly
          outcomes={[
            {
              id: 'confirm',
              title: words.yes,
              amount: formatMoney(order.amount),
              amountNote: words.yesNote,
              consequences: words.yesDoes(formatMoney(deposit)),
              action: yes,
            },
            {
              id: 'reject',
              title: words.no,
              amount: cost.kept,
              amountNote: words.noNote,
              consequences: words.noDoes(cost.returned),
              action: <Reject order={order} cost={cost} label={words.noButton(cost.kept)} />,
            },
          ]}
        />
        <Text size="label" tone="soft" measure>
          {words.silence(cost.bySilence)}
        </Text>
        <CommandFailure error={confirm.error} />
      </Stack>
    </Section>
  );
  const bar = (
    <StickyBar label={words.bar}>
      <Reject order={order} cost={cost} label={words.no} />
      {yes}
    </StickyBar>
  );
  return <OrderLayout order={order} panel={panel} bar={bar} />;
}

type RejectProps = { readonly order: Order; readonly cost: RejectionCost; readonly label: string };

/** Costs a part of the deposit: asked once more. */
function Reject({ order, cost, label }: RejectProps) {
  const reject = useCancelOrder();
  return (
    <AskFirst
      title={words.noTitle}
      text={words.noText(cost.kept)}
      words={{ yes: words.noButton(cost.kept), running: words.rejecting, no: words.back }}
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
