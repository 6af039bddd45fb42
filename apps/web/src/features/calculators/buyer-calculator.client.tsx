'use client';
import { quoteLinesEn } from '@suki/domain/texts/quote-lines.en';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { LanePicker } from '@suki/ui/market/LanePicker/LanePicker';
import { Receipt } from '@suki/ui/market/Receipt/Receipt';
import { paths } from '../../shell/paths.ts';
import { priceState } from '../trade/price-field.view-model.ts';
import { buyerAnswer } from './buyer.view-model.ts';
import { AnswerFigure, CalculatorSection } from './calculator-parts.tsx';
import { calculatorsTexts } from './calculators.texts.ts';
import { PriceInput } from './price-input.client.tsx';
import { RegionField } from './region-field.client.tsx';
import type { CalculatorProps } from './use-calculator-inputs.client.ts';

const { buy: words, fees } = calculatorsTexts;

export function BuyerCalculator(props: CalculatorProps) {
  const { inputs, change } = props;
  const { total, lines, lanes } = buyerAnswer(priceState(inputs.price).price, inputs);
  return (
    <CalculatorSection
      id="buy"
      title={words.title}
      more={{ href: paths.fees, label: fees }}
      answer={
        <Stack space={3}>
          <AnswerFigure label={quoteLinesEn['quote.total']} amount={total} />
          <Receipt lines={lines} />
          <Text size="label" tone="soft">
            {words.nothingElse}
          </Text>
        </Stack>
      }
    >
      <PriceInput id="buy-price" {...props} />
      <RegionField label={words.to} value={inputs.to} onChange={(to) => to !== null && change({ to })} />
      <LanePicker
        name="buy-lane"
        label={words.lane}
        lanes={lanes}
        value={inputs.lane}
        onValueChange={(lane) => change({ lane: lane === 'flash' ? 'flash' : 'standard' })}
      />
    </CalculatorSection>
  );
}
