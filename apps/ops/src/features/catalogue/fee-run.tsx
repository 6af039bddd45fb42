import { formatMoney } from '@suki/domain/money/format-money';
import type { FeeDryRun } from '@suki/sdk/types';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { FactList } from '@suki/ui/lists/FactList/FactList';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { extremesOf, runFacts } from './fee-form.view-model.ts';
import { feesTexts as words } from './fees.texts.ts';

/** The effect of a plan on past sales: the sum, and those that change most. */
export function FeeRun({ run }: { readonly run: FeeDryRun }) {
  if (run.orders === 0) return <Text>{words.none}</Text>;
  return (
    <Stack space={3}>
      <Heading level={3}>{words.result(run.orders)}</Heading>
      <FactList facts={runFacts(run)} />
      {run.extremes.length > 0 && (
        <Rows label={words.extremes}>
          {extremesOf(run).map(({ id, name, price, feesNow, feesThen }) => (
            <Row key={id}>
              <Text weight="bold">{name}</Text>
              <Text numeric>{words.extreme(formatMoney(price), formatMoney(feesNow), formatMoney(feesThen))}</Text>
            </Row>
          ))}
        </Rows>
      )}
    </Stack>
  );
}
