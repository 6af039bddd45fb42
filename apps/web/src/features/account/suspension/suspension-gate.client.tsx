'use client';
import { useUser } from '@suki/sdk/hooks/users';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import type { ReactNode } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { PageFrame } from '../../../shell/page/page-frame.tsx';
import { suspensionTexts as texts } from './suspension.texts.ts';
import { closedTitle, suspensionLines, type TradePart } from './suspension.view-model.ts';

export type SuspensionGateProps = { readonly part: TradePart; readonly children: ReactNode };

/** In place of a form that a suspended person could not send: why, and what to do. */
export function SuspensionGate({ part, children }: SuspensionGateProps) {
  const { user } = useUser({ isPaused: useSession().status !== 'registered' });
  const suspension = user?.suspension;
  const title = closedTitle(suspension, part);
  if (suspension == null || title === null) {
    return children;
  }
  return (
    <PageFrame>
      <EmptyState
        level={1}
        title={title}
        action={
          <Button tone="main" href={texts.href}>
            {texts.email}
          </Button>
        }
      >
        <Stack space={2}>
          {suspensionLines(suspension).map((line) => (
            <Text key={line} measure>
              {line}
            </Text>
          ))}
        </Stack>
      </EmptyState>
    </PageFrame>
  );
}
