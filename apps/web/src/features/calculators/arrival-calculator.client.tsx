'use client';
import type { Route } from '@suki/domain/delivery/delivery-days';
import { manilaDate } from '@suki/domain/time/manila';
import { SegmentedControl } from '@suki/ui/forms/SegmentedControl/SegmentedControl';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Receipt } from '@suki/ui/market/Receipt/Receipt';
import { useVisitTime } from '../../shell/clock/browser-clock.ts';
import { arrivalAnswer, orderDay, wayLines } from './arrival.view-model.ts';
import { ArrivalDays } from './arrival-days.tsx';
import { CalculatorSection } from './calculator-parts.tsx';
import { calculatorsTexts } from './calculators.texts.ts';
import { RegionField } from './region-field.client.tsx';
import type { CalculatorProps } from './use-calculator-inputs.client.ts';

const { arrive: words, buy } = calculatorsTexts;
const lanes = [
  { value: 'standard', label: buy.standard },
  { value: 'flash', label: buy.flash },
];

/** The two dates between which an item arrives, how they are counted, and which days do not count. */
export function ArrivalCalculator({ inputs, change }: CalculatorProps) {
  const now = useVisitTime();
  const { day, problem } = orderDay(inputs.day, now === null ? null : manilaDate(now));
  const route: Route = { lane: inputs.lane, sellerRegion: inputs.from, buyerRegion: inputs.to };
  const answer = day === null ? null : arrivalAnswer(day, route);
  const isFlash = inputs.lane === 'flash';
  return (
    <CalculatorSection
      id="arrive"
      title={words.title}
      answer={
        <Stack space={3}>
          <Stack space={2}>
            <Text weight="bold">{words.arrives}</Text>
            <div role="status">
              <Heading level={3} size="display">
                {answer?.dates ?? calculatorsTexts.none}
              </Heading>
            </div>
          </Stack>
          <Receipt lines={wayLines(route)} />
        </Stack>
      }
      below={<ArrivalDays answer={answer} />}
    >
      <TextField
        type="date"
        label={words.day}
        numeric
        value={inputs.day ?? day ?? ''}
        onChange={(event) => change({ day: event.currentTarget.value })}
        error={problem}
      />
      <RegionField
        label={words.from}
        emptyLabel={isFlash ? words.fromFlash : words.unknown}
        disabled={isFlash}
        value={isFlash ? null : inputs.from}
        onChange={(from) => change({ from })}
      />
      <RegionField label={words.to} value={inputs.to} onChange={(to) => to !== null && change({ to })} />
      <SegmentedControl
        name="arrive-lane"
        label={words.lane}
        options={lanes}
        value={inputs.lane}
        onValueChange={(lane) => change({ lane: lane === 'flash' ? 'flash' : 'standard' })}
      />
      {answer?.isAbout === true && (
        <Text size="label" tone="caution" role="status" measure>
          {words.beyond}
        </Text>
      )}
    </CalculatorSection>
  );
}
