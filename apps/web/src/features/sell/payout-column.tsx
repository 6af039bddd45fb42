import { FigureLine } from '@suki/ui/FigureLine/FigureLine';
import { Heading } from '@suki/ui/Heading/Heading';
import { Receipt } from '@suki/ui/Receipt/Receipt';
import { Section } from '@suki/ui/Section/Section';
import { SkeletonText } from '@suki/ui/Skeleton/Skeleton';
import { Stack } from '@suki/ui/Stack/Stack';
import { Text } from '@suki/ui/Text/Text';
import type { ReactNode } from 'react';
import type { Payout } from './payout.view-model.ts';
import { sellTexts } from './sell.texts.ts';

export type PayoutColumnProps = {
  readonly payout: Payout | null;
  /** The lines while there is no price; null: the fees are being read. */
  readonly withoutPrice: Pick<Payout, 'lines' | 'depositLine'> | null;
  /** What the seller does after the sale, in a sentence. */
  readonly afterwards: string;
  /** The button that posts it. */
  readonly action: ReactNode;
};

/** At a desk, beside the price: what the seller receives, the deposit, the one thing to do. */
export function PayoutColumn({ payout, withoutPrice, afterwards, action }: PayoutColumnProps) {
  return (
    <Stack space={3}>
      <div>
        <Heading level={2}>{sellTexts.receive}</Heading>
        <FigureLine size="figure">{payout?.income ?? sellTexts.price.none}</FigureLine>
      </div>
      <Lines lines={payout ?? withoutPrice} />
      {action}
      <Text size="label" tone="soft">
        {afterwards}
      </Text>
    </Stack>
  );
}

/** The same on phones, below the price. */
export function PayoutSection({ payout, withoutPrice, afterwards }: Omit<PayoutColumnProps, 'action'>) {
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
