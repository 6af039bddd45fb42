import { workerProblemLine } from '@suki/domain/operations/worker-problem.texts';
import { useWorkerState } from '@suki/sdk/hooks/staff/worker';
import { Icon } from '@suki/ui/foundations/Icon/Icon';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Text } from '@suki/ui/foundations/Text/Text';
import * as styles from './shell.css.ts';

/**
 * Tells everybody that the worker stopped or is late, and goes by itself. The element is always on the page, so that
 * screen readers announce its text.
 */
export function WorkerLine() {
  const problem = useWorkerState().data?.problem ?? null;
  return (
    <div role="alert">
      {problem !== null && (
        <div className={styles.notice}>
          <Text as="div" weight="bold" tone="critical">
            <Inline space={2} align="start" wrap={false}>
              <Icon name="alert" size={22} />
              <span>{workerProblemLine(problem)}</span>
            </Inline>
          </Text>
        </div>
      )}
    </div>
  );
}
