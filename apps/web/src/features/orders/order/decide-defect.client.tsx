'use client';
import { findingsOf } from '@suki/domain/inspection/report-photos';
import { formatMoney } from '@suki/domain/money/format-money';
import { useConfirmVerifications } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Outcomes } from '@suki/ui/market/Outcomes/Outcomes';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { AskFirst } from '../../../shell/confirm/ask-first.client.tsx';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { defectTexts } from '../defect.texts.ts';
import { whenKept } from './defect.view-model.ts';
import { OrderLayout } from './order-layout.tsx';
import { REPORT_PHOTOS } from './order-report.tsx';

const { decide: texts } = defectTexts;

/** The buyer's two answers to a small defect; the head of the page names the deadline. */
export function DecideDefect({ order }: { readonly order: Order }) {
  const accept = useConfirmVerifications();
  const kept = whenKept(order);
  const press = async (): Promise<void> => {
    if ((await accept.run({ orderId: order.id, result: 'accept' })).ok) {
      toasts.show(texts.kept, { tone: 'positive', durationMs: 3_000 });
    }
  };
  const keep = (
    <Button tone="main" wide onClick={() => void press()} loadingLabel={accept.isRunning ? texts.keeping : undefined}>
      {texts.keepButton}
    </Button>
  );
  const panel = (
    <Section title={texts.title} first>
      <Stack space={4}>
        <Found order={order} />
        <Outcomes
          actionsOnDeskOnly
          outcomes={[
            {
              id: 'accept',
              title: texts.keep,
              amount: kept?.pays ?? formatMoney(order.amount),
              amountNote: texts.keepNote,
              consequences: texts.keepDoes(kept?.back ?? null),
              action: keep,
            },
            {
              id: 'reject',
              title: texts.refuse,
              amount: formatMoney(order.amount),
              amountNote: texts.refuseNote,
              consequences: texts.refuseDoes,
              action: <Refuse order={order} />,
            },
          ]}
        />
        <CommandFailure error={accept.error} />
      </Stack>
    </Section>
  );
  const bar = (
    <StickyBar label={texts.bar}>
      <Refuse order={order} />
      {keep}
    </StickyBar>
  );
  return <OrderLayout order={order} panel={panel} bar={bar} />;
}

/** The defect by its point and remark, with the way to its photo: on a phone the report is a screen further down. */
function Found({ order: { verification, item } }: { readonly order: Order }) {
  return (
    <Stack space={1} align="start">
      <Text weight="bold" measure>
        {texts.found(verification === null ? [] : findingsOf(verification.points, item.category))}
      </Text>
      <Text measure>{texts.intro}</Text>
      {verification !== null && verification.photos.length > 0 && (
        <TextLink href={`#${REPORT_PHOTOS}`}>{texts.toPhoto}</TextLink>
      )}
    </Stack>
  );
}

/** Refusing ends the order, so it is confirmed first. */
function Refuse({ order }: { readonly order: Order }) {
  const reject = useConfirmVerifications();
  return (
    <AskFirst
      title={texts.refuseTitle}
      text={texts.refuseText(formatMoney(order.amount))}
      words={{ yes: texts.refuseButton, running: texts.refusing, no: texts.back }}
      command={reject}
      onConfirm={async () => (await reject.run({ orderId: order.id, result: 'reject' })).ok}
    >
      {(ask) => (
        <Button wide onClick={ask}>
          {texts.refuseButton}
        </Button>
      )}
    </AskFirst>
  );
}
