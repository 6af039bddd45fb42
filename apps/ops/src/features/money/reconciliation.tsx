import { formatMoment } from '@suki/domain/time/format-moment';
import { useReconcilePayments } from '@suki/sdk/hooks/staff/reconciliations';
import type { Reconciliation as Result } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { DataTable } from '@suki/ui/lists/DataTable/DataTable';
import { useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { reconciliationTexts as words } from './money.texts.ts';
import { reconciliationRows, reconciliationText } from './money.view-model.ts';

/** Asks the gateway about all open entries now, and shows the result. */
export function Reconciliation() {
  const reconcile = useReconcilePayments();
  const [result, setResult] = useState<Result | null>(null);
  async function press() {
    const outcome = await reconcile.run();
    if (outcome.ok) {
      setResult(outcome.answer);
    }
  }
  return (
    <Section title={words.title} first>
      <Stack space={4}>
        <Text measure>{words.text}</Text>
        <div>
          <Button
            tone="ink"
            onClick={() => void press()}
            loadingLabel={reconcile.isRunning ? words.running : undefined}
          >
            {words.button}
          </Button>
        </div>
        {reconcile.error !== null && (
          <Text tone="critical" role="alert">
            {refusalText(reconcile.error)}
          </Text>
        )}
        <div role="status">{result !== null && <Outcome result={result} />}</div>
      </Stack>
    </Section>
  );
}

function Outcome({ result }: { readonly result: Result }) {
  const rows = reconciliationRows(result);
  return (
    <Stack space={3}>
      <Text weight="bold">{reconciliationText(result)}</Text>
      {rows.length > 0 && (
        <DataTable
          caption={words.caption(formatMoment(new Date(result.at)))}
          onPhone="stack"
          columns={[
            { id: 'kind', label: formatMoment(new Date(result.at)) },
            { id: 'checked', label: words.asked },
            { id: 'settled', label: words.settled },
            { id: 'differs', label: words.differs },
            { id: 'unanswered', label: words.unanswered },
          ]}
          rows={rows}
        />
      )}
    </Stack>
  );
}
