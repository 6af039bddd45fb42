import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { FigureLine } from '@suki/ui/market/FigureLine/FigureLine';
import { InspectionSteps } from '@suki/ui/market/InspectionSteps/InspectionSteps';
import { tradeTexts } from '../../trade/trade.texts.ts';
import { sellTexts } from '../sell.texts.ts';

const { now: texts } = sellTexts;

/** The highest bid, updated while the person looks. */
export function BidSection({ bid }: { readonly bid: Centavos | null }) {
  if (bid === null) {
    return (
      <Stack space={2}>
        <Heading level={1} size={1}>
          {texts.noneTitle}
        </Heading>
        <Text measure role="status">
          {texts.none}
        </Text>
      </Stack>
    );
  }
  return (
    <Stack space={2}>
      <Heading level={1} size={1}>
        {texts.title}
      </Heading>
      <FigureLine size="figure">{formatMoney(bid)}</FigureLine>
      <Text size="label" tone="soft" measure>
        {texts.lead}
      </Text>
    </Stack>
  );
}

export function AcceptedSection() {
  return (
    <Section title={tradeTexts.next}>
      <InspectionSteps steps={texts.steps} />
    </Section>
  );
}
