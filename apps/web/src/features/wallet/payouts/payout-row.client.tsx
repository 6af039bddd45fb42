'use client';
import { useCancelPayout } from '@suki/sdk/hooks/payouts';
import type { Payout } from '@suki/sdk/types';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { Details } from '@suki/ui/lists/Details/Details';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { Timeline } from '@suki/ui/lists/Timeline/Timeline';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { AskFirst } from '../../../shell/confirm/ask-first.client.tsx';
import { moment } from '../../../shell/when.ts';
import { accountName } from '../accounts/account-name.ts';
import { payoutView } from './payout.view-model.ts';
import { payoutTexts } from './payouts.texts.ts';

export function PayoutRow({ payout }: { readonly payout: Payout }) {
  const view = payoutView(payout);
  return (
    <Row
      end={
        <>
          <PriceTag>{view.amount}</PriceTag>
          <Tag tone={view.isOpen ? 'solid' : undefined}>{view.status}</Tag>
        </>
      }
      below={
        <Stack space={1}>
          {view.problem !== null && <Text measure>{view.problem}</Text>}
          <Details summary={payoutTexts.steps} open={view.isOpen}>
            <Timeline entries={view.timeline} />
          </Details>
          {view.canCancel && <Stop payout={payout} amount={view.amount} />}
        </Stack>
      }
    >
      <Text weight="bold" numeric id={payout.id}>
        {accountName(payout.account)}
      </Text>
      <Text size="label" tone="soft">
        {payout.account.accountHolderName}
      </Text>
      <Text size="label" tone="soft" numeric>
        <time dateTime={payout.createdAt}>{moment(payout.createdAt)}</time>
      </Text>
    </Row>
  );
}

function Stop({ payout, amount }: { readonly payout: Payout; readonly amount: string }) {
  const stop = useCancelPayout();
  const { cancel } = payoutTexts;
  const confirm = async (): Promise<boolean> => {
    const { ok } = await stop.run(payout.id);
    if (ok) {
      toasts.show(cancel.done, { tone: 'positive' });
    }
    return ok;
  };
  return (
    <AskFirst title={cancel.title} text={cancel.text(amount)} words={cancel} command={stop} onConfirm={confirm}>
      {(ask) => (
        <div>
          <TextButton aria-label={payoutTexts.of(cancel.button, amount)} onClick={ask}>
            {cancel.button}
          </TextButton>
        </div>
      )}
    </AskFirst>
  );
}
