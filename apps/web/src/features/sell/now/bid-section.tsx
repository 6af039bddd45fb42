import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { FigureLine } from '@suki/ui/market/FigureLine/FigureLine';
import { InspectionSteps } from '@suki/ui/market/InspectionSteps/InspectionSteps';
import { askTexts } from '../../asks/asks.texts.ts';
import { sellTexts } from '../sell.texts.ts';

const { now: words } = sellTexts;

/** What somebody pays for the pair at once; it follows the market while one looks. */
export function BidSection({ bid }: { readonly bid: Centavos | null }) {
  if (bid === null) {
    return (
      <Stack space={2}>
        <Heading level={1} size={1}>
          {words.noneTitle}
        </Heading>
        <Text measure role="status">
          {words.none}
        </Text>
      </Stack>
    );
  }
  return (
    <Stack space={2}>
      <Heading level={1} size={1}>
        {words.title}
      </Heading>
      <FigureLine size="figure">{formatMoney(bid)}</FigureLine>
      <Text size="label" tone="soft" measure>
        {words.lead}
      </Text>
    </Stack>
  );
}

/** What follows once the bid is accepted. */
export function AcceptedSection() {
  return (
    <Section title={askTexts.next}>
      <InspectionSteps steps={words.steps} />
    </Section>
  );
}
