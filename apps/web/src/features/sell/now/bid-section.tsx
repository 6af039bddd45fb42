import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { FigureLine } from '@suki/ui/FigureLine/FigureLine';
import { Heading } from '@suki/ui/Heading/Heading';
import { InspectionSteps } from '@suki/ui/InspectionSteps/InspectionSteps';
import { Section } from '@suki/ui/Section/Section';
import { Stack } from '@suki/ui/Stack/Stack';
import { Text } from '@suki/ui/Text/Text';
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
