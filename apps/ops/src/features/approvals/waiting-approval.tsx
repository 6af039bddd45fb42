import type { WaitingApproval as Waiting } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { useStationTime } from '../../clock/use-station-time.ts';
import { OpsLink } from '../../shell/ops-link.tsx';
import { paths } from '../../shell/paths.ts';
import { secondPersonTexts as words } from './approvals.texts.ts';
import { isExpired, waitingLine } from './approvals.view-model.ts';

/** The request about the order on the page that waits for a second person; nothing once its time is over. */
export function WaitingApproval({ approval }: { readonly approval: Waiting | undefined }) {
  const now = useStationTime();
  if (approval === undefined || isExpired(approval, now)) return null;
  const { title, amount, asked, ends, reason, team } = waitingLine(approval);
  return (
    <Section title={words.waiting}>
      <Stack space={3} align="start">
        <Text weight="bold" numeric>
          {title}, {amount}
        </Text>
        <Text measure>{reason}</Text>
        <Text size="label" tone="soft" numeric>
          {asked}. {ends}.
        </Text>
        <Text measure>{words.waitingText(team)}</Text>
        <TextLink href={paths.approvals} link={OpsLink}>
          {words.openApprovals}
        </TextLink>
      </Stack>
    </Section>
  );
}
