import { workerProblemLine } from '@suki/domain/operations/worker-problem.texts';
import { useWorkerState } from '@suki/sdk/hooks/staff/worker';
import { Text } from '@suki/ui/foundations/Text/Text';

/**
 * Tells everybody that the worker stopped or is late, and goes by itself. The element is always on the page, so that
 * screen readers announce its text.
 */
export function WorkerLine() {
  const problem = useWorkerState().data?.problem ?? null;
  return (
    <div role="alert">
      {problem !== null && (
        <Text size="label" weight="bold" tone="critical">
          {workerProblemLine(problem)}
        </Text>
      )}
    </div>
  );
}
