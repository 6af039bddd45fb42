import { Text } from '@suki/ui/foundations/Text/Text';
import { useStationTime } from '../../clock/use-station-time.ts';
import { dueOf } from './order-words.view-model.ts';

export function DueText({ deadline }: { readonly deadline: string | null }) {
  const due = dueOf(deadline, useStationTime());
  return due === null ? null : (
    <Text as="div" size="label" numeric>
      {due.text},{' '}
      <Text as="strong" tone={due.tone === 'soft' ? 'ink' : due.tone}>
        {due.left}
      </Text>
    </Text>
  );
}
