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
  /** The button that posts it. */
  readonly action: ReactNode;
};

/** At a desk, beside the price: what the seller receives, the deposit, the one thing to do. */
export function PayoutColumn({ payout, action }: PayoutColumnProps) {
  return (
    <Stack space={3}>
      <div>
        <Heading level={2}>{sellTexts.receive}</Heading>
        <FigureLine size="figure">{payout?.income ?? sellTexts.price.none}</FigureLine>
      </div>
      <Lines payout={payout} />
      {action}
      <Text size="label" tone="soft">
        {sellTexts.afterwards}
      </Text>
    </Stack>
  );
}

/** The same on phones, below the price. */
export function PayoutSection({ payout }: Pick<PayoutColumnProps, 'payout'>) {
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
        <Lines payout={payout} />
        <Text size="label" tone="soft">
          {sellTexts.afterwards}
        </Text>
      </Stack>
    </Section>
  );
}

function Lines({ payout }: Pick<PayoutColumnProps, 'payout'>) {
  if (payout === null) {
    return <SkeletonText lines={6} />;
  }
  return (
    <>
      <Receipt lines={payout.lines} />
      <Receipt opening="ink" lines={[payout.depositLine]} />
    </>
  );
}
