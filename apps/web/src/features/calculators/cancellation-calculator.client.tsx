'use client';
import { SegmentedControl } from '@suki/ui/forms/SegmentedControl/SegmentedControl';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Receipt } from '@suki/ui/market/Receipt/Receipt';
import { paths } from '../../shell/paths.ts';
import { priceState } from '../trade/price-field.view-model.ts';
import { AnswerFigure, CalculatorSection } from './calculator-parts.tsx';
import { calculatorsTexts } from './calculators.texts.ts';
import { cancellationAnswer, cancellationOf, cancellationOptions } from './cancellation.view-model.ts';
import { PriceInput } from './price-input.client.tsx';
import { RegionField } from './region-field.client.tsx';
import type { CalculatorProps } from './use-calculator-inputs.client.ts';

const { cancellation: words, arrive, allPenalties } = calculatorsTexts;
const parties = [
  { value: 'seller', label: words.seller },
  { value: 'bidder', label: words.bidder },
];

/** The share of a deposit that is kept when a deal is cancelled, the share that comes back, and who gets the rest. */
export function CancellationCalculator(props: CalculatorProps) {
  const { inputs, change } = props;
  const { kept, lines, note } = cancellationAnswer(priceState(inputs.price).price, inputs);
  return (
    <CalculatorSection
      id="back"
      title={words.title}
      more={{ href: paths.fees, label: allPenalties }}
      answer={
        <Stack space={3}>
          <AnswerFigure label={words.costs} amount={kept} />
          <Receipt lines={lines} />
          <Text size="label" tone="soft">
            {note}
          </Text>
        </Stack>
      }
    >
      <PriceInput id="back-price" {...props} />
      <SegmentedControl
        name="back-payer"
        label={words.party}
        options={parties}
        value={inputs.payer}
        onValueChange={(value) => {
          const payer = value === 'bidder' ? 'bidder' : 'seller';
          change({ payer, end: cancellationOf(null, payer) });
        }}
      />
      <SelectField
        label={words.end}
        options={cancellationOptions(inputs.payer)}
        value={inputs.end}
        onChange={(event) => change({ end: cancellationOf(event.currentTarget.value, inputs.payer) })}
      />
      {inputs.payer === 'seller' && (
        <RegionField
          label={words.from}
          hint={words.fromHint}
          emptyLabel={arrive.unknown}
          value={inputs.from}
          onChange={(from) => change({ from })}
        />
      )}
    </CalculatorSection>
  );
}
