import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Section } from '@suki/ui/foundations/Section/Section';
import { SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { FigureLine } from '@suki/ui/market/FigureLine/FigureLine';
import { Receipt } from '@suki/ui/market/Receipt/Receipt';
import type { ReactNode } from 'react';
import type { WithdrawalBefore } from '../trade/withdrawal.view-model.ts';
import { WithdrawalNote } from '../trade/withdrawal-note.tsx';
import type { Payout } from './payout.view-model.ts';
import { sellTexts } from './sell.texts.ts';

export type PayoutColumnProps = {
  readonly payout: Payout | null;
  /** The lines to show without a price; null while the fees are being read. */
  readonly withoutPrice: Pick<Payout, 'lines' | 'depositLine'> | null;
  readonly afterwards: string;
  readonly withdrawal: WithdrawalBefore;
  readonly action: ReactNode;
};

/** The column beside the price at a desk: the income, the deposit, the button. */
export function PayoutColumn({ payout, withoutPrice, afterwards, withdrawal, action }: PayoutColumnProps) {
  return (
    <Stack space={3}>
      <div>
        <Heading level={2}>{sellTexts.receive}</Heading>
        <FigureLine size="figure">{payout?.income ?? sellTexts.price.none}</FigureLine>
      </div>
      <Lines lines={payout ?? withoutPrice} />
      <WithdrawalNote before={withdrawal} />
      {action}
      <Text size="label" tone="soft">
        {afterwards}
      </Text>
    </Stack>
  );
}

/** The lines of the payout on phones, below the price. */
export function PayoutSection({ payout, withoutPrice, afterwards, withdrawal }: Omit<PayoutColumnProps, 'action'>) {
  return (
    <Section
      title={sellTexts.receive}
      end={
        <Text as="div" tone="ink">
          <FigureLine>{payout?.income ?? sellTexts.price.none}</FigureLine>
        </Text>
      }
    >
      <Stack space={3}>
        <Lines lines={payout ?? withoutPrice} />
        <WithdrawalNote before={withdrawal} />
        <Text size="label" tone="soft">
          {afterwards}
        </Text>
      </Stack>
    </Section>
  );
}

function Lines({ lines }: { readonly lines: PayoutColumnProps['withoutPrice'] }) {
  if (lines === null) {
    return <SkeletonText lines={6} />;
  }
  return (
    <>
      <Receipt lines={lines.lines} />
      <Receipt opening="ink" lines={[lines.depositLine]} />
    </>
  );
}
