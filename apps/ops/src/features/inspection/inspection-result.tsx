import type { Order } from '@suki/sdk/types';
import { Section } from '@suki/ui/Section/Section';
import { Stack } from '@suki/ui/Stack/Stack';
import { Stamp } from '@suki/ui/Stamp/Stamp';
import { Text } from '@suki/ui/Text/Text';
import { momentText } from '../orders/order-words.ts';

/** The published report of a pair, in short. */
export function InspectionResult({ order }: { order: Order }) {
  const { verification } = order;
  if (verification === null) {
    return null;
  }
  const passed = verification.points.filter(({ verdict }) => verdict === 'pass').length;
  return (
    <Section title="Inspection report">
      <Stack space={2} align="start">
        <Stamp tone="positive" hole>
          {passed} of {verification.points.length} points passed
        </Stamp>
        <Text numeric>
          {momentText(verification.verifiedAt)}, inspector {verification.inspectorNumber}, criteria version{' '}
          {verification.criteriaVersion}
        </Text>
        {verification.certificateId !== null && <Text numeric>Certificate {verification.certificateId}</Text>}
      </Stack>
    </Section>
  );
}
