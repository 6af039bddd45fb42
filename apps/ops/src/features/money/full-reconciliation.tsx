import { fullReconciliation } from '@suki/domain/config/reconciliation';
import { lengthText } from '@suki/domain/time/length-text';
import { useReconciliations, useStartReconciliation } from '@suki/sdk/hooks/staff/reconciliations';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { DataTable } from '@suki/ui/lists/DataTable/DataTable';
import { Details } from '@suki/ui/lists/Details/Details';
import { ShowMore } from '@suki/ui/lists/Pagination/ShowMore';
import { refusalText } from '../../shell/failure.view-model.ts';
import { shellTexts } from '../../shell/shell.texts.ts';
import { lastRunText, runRows } from './full-reconciliation.view-model.ts';
import { reconciliationTexts, fullComparisonTexts as words } from './money.texts.ts';

/**
 * The comparison of all payments, refunds and payouts with the gateway, nightly and on request, with its last results.
 */
export function FullReconciliation() {
  const runs = useReconciliations();
  const start = useStartReconciliation();
  const error = start.error ?? runs.error;
  return (
    <Section title={words.title}>
      <Stack space={4}>
        <Text measure>{words.text(lengthText(fullReconciliation.recentMs))}</Text>
        <div>
          <Button
            tone="ink"
            onClick={() => void start.run()}
            loadingLabel={start.isRunning ? words.starting : undefined}
          >
            {words.button}
          </Button>
        </div>
        {error !== null && (
          <Text tone="critical" role="alert">
            {refusalText(error)}
          </Text>
        )}
        <Text weight="bold" role="status">
          {lastRunText(runs.isLoading ? null : runs.items)}
        </Text>
        <Details summary={words.last}>
          <Stack space={3}>
            <DataTable
              caption={words.caption}
              onPhone="stack"
              columns={[
                { id: 'begun', label: words.begun },
                { id: 'state', label: words.state },
                { id: 'checked', label: reconciliationTexts.asked },
                { id: 'settled', label: reconciliationTexts.settled },
                { id: 'differs', label: reconciliationTexts.differs },
                { id: 'unanswered', label: reconciliationTexts.unanswered },
              ]}
              rows={runRows(runs.items)}
            />
            {runs.hasMore && <ShowMore onPress={() => void runs.loadMore()}>{shellTexts.showMore}</ShowMore>}
          </Stack>
        </Details>
      </Stack>
    </Section>
  );
}
