'use client';
import { formatMoney } from '@suki/domain/money/format-money';
import { useConfirmVerifications } from '@suki/sdk/hooks/orders';
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
import { defectTexts } from '../defect.texts.ts';
import { whenKept } from './defect.view-model.ts';
import { OrderLayout } from './order-layout.tsx';

const { decide: words } = defectTexts;

/** The buyer owes an answer about a small defect: what each one does. Until when, and what silence does, stands in the head. */
export function DecideDefect({ order }: { readonly order: Order }) {
  const accept = useConfirmVerifications();
  const kept = whenKept(order);
  const press = async (): Promise<void> => {
    if ((await accept.run({ orderId: order.id, result: 'accept' })).ok) {
      toasts.show(words.kept, { tone: 'positive', durationMs: 3_000 });
    }
  };
  const keep = (
    <Button tone="main" wide onClick={() => void press()} loadingLabel={accept.isRunning ? words.keeping : undefined}>
      {words.keepButton}
    </Button>
  );
  const panel = (
    <Section title={words.title} first>
      <Stack space={4}>
        <Text measure>{words.intro}</Text>
        <Outcomes
          actionsOnDeskOnly
          outcomes={[
            {
              id: 'accept',
              title: words.keep,
              amount: kept?.pays ?? formatMoney(order.amount),
              amountNote: words.keepNote,
              consequences: words.keepDoes(kept?.back ?? null),
              action: keep,
            },
            {
              id: 'reject',
              title: words.refuse,
              amount: formatMoney(order.amount),
              amountNote: words.refuseNote,
              consequences: words.refuseDoes,
              action: <Refuse order={order} />,
            },
          ]}
        />
        <CommandFailure error={accept.error} />
      </Stack>
    </Section>
  );
  const bar = (
    <StickyBar label={words.bar}>
      <Refuse order={order} />
      {keep}
    </StickyBar>
  );
  return <OrderLayout order={order} panel={panel} bar={bar} />;
}

/** Ends the order: asked once more. */
function Refuse({ order }: { readonly order: Order }) {
  const reject = useConfirmVerifications();
  return (
    <AskFirst
      title={words.refuseTitle}
      text={words.refuseText(formatMoney(order.amount))}
      words={{ yes: words.refuseButton, running: words.refusing, no: words.back }}
      command={reject}
      onConfirm={async () => (await reject.run({ orderId: order.id, result: 'reject' })).ok}
    >
      {(ask) => (
        <Button wide onClick={ask}>
          {words.refuseButton}
        </Button>
      )}
    </AskFirst>
  );
}
