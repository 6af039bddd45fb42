'use client';
import { quoteLinesEn } from '@suki/domain/texts/quote-lines.en';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { QuickPrices } from '@suki/ui/market/QuickPrices/QuickPrices';
import { Receipt } from '@suki/ui/market/Receipt/Receipt';
import { paths } from '../../shell/paths.ts';
import { priceState } from '../trade/price-field.view-model.ts';
import { AnswerFigure, CalculatorSection } from './calculator-parts.tsx';
import { calculatorsTexts } from './calculators.texts.ts';
import { PriceInput } from './price-input.client.tsx';
import { examplePrices, sellerAnswer } from './seller.view-model.ts';
import type { CalculatorProps } from './use-calculator-inputs.client.ts';

const { sell: words, fees } = calculatorsTexts;

export function SellerCalculator(props: CalculatorProps) {
  const { income, lines, depositLine } = sellerAnswer(priceState(props.inputs.price).price);
  return (
    <CalculatorSection
      id="sell"
      title={words.title}
      more={{ href: paths.fees, label: fees }}
      answer={
        <Stack space={3}>
          <AnswerFigure label={quoteLinesEn['quote.income']} amount={income} />
          <Receipt lines={lines} />
          <Receipt opening="ink" lines={[depositLine]} />
        </Stack>
      }
    >
      <PriceInput id="sell-price" {...props} />
      <Show on="desk">
        <QuickPrices prices={examplePrices} onChoose={(price) => props.change({ price })} />
      </Show>
      <Text size="label" tone="soft" measure>
        {words.others}
      </Text>
    </CalculatorSection>
  );
}
