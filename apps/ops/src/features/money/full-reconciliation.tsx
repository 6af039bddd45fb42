import { fullReconciliation } from '@suki/domain/config/reconciliation';
import { lengthText } from '@suki/domain/time/length-text';
import { useReconciliations, useStartReconciliation } from '@suki/sdk/hooks/staff/reconciliations';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { DataTable } from '@suki/ui/lists/DataTable/DataTable';
import { Details } from '@suki/ui/lists/Details/Details';
import { refusalText } from '../../shell/failure.view-model.ts';
import { lastRunText, runRows } from './full-reconciliation.view-model.ts';

/**
 * The comparison of all payments, refunds and payouts with the gateway, nightly and on request, with its last results.
 */
export function FullReconciliation() {
  const runs = useReconciliations();
  const start = useStartReconciliation();
  const error = start.error ?? runs.error;
  return (
    <Section title="Full comparison">
      <Stack space={4}>
        <Text measure>
          Compares every payment, refund and payout that is open or changed in the last{' '}
          {lengthText(fullReconciliation.recentMs)} with the gateway, also those that count as settled. It runs each
          night at three; each one that differs becomes an alert with both sides.
        </Text>
        <div>
          <Button
            tone="ink"
            onClick={() => void start.run()}
            loadingLabel={start.isRunning ? 'Starting the comparison' : undefined}
          >
            Compare everything now
          </Button>
        </div>
        {error !== null && (
          <Text tone="critical" role="alert">
            {refusalText(error)}
          </Text>
        )}
        <Text weight="bold" role="status">
          {lastRunText(runs.data?.items ?? null)}
        </Text>
        <Details summary="The last comparisons">
          <DataTable
            caption="The last comparisons with the gateway"
            onPhone="stack"
            columns={[
              { id: 'begun', label: 'Begun' },
              { id: 'state', label: 'State' },
              { id: 'checked', label: 'Asked' },
              { id: 'settled', label: 'Settled' },
              { id: 'differs', label: 'Differs' },
              { id: 'unanswered', label: 'No answer' },
            ]}
            rows={runRows(runs.data?.items ?? [])}
          />
        </Details>
      </Stack>
    </Section>
  );
}
