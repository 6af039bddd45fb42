'use client';
import type { Command } from '@suki/sdk/command';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useTimeOfRender } from '../../shell/clock/browser-clock.ts';
import { CommandFailure } from '../../shell/failure/command-failure.tsx';
import { moment } from '../../shell/when.ts';
import { type NudgeWords, nudgeTexts } from './nudge.texts.ts';

export type NudgeProps<Id> = {
  readonly id: Id;
  readonly command: Command<Id, unknown>;
  readonly words: NudgeWords;
  /** The earliest time to press, ISO 8601; null for at once. */
  readonly from: string | null;
};

/** Reminds the other side, or asks us to hurry: free, once, and not before its time. */
export function Nudge<Id>({ id, command, words, from }: NudgeProps<Id>) {
  // The time is not watched, only compared at each render; the server has the last word.
  const now = useTimeOfRender();
  const isEarly = now !== null && from !== null && Date.parse(from) > now.getTime();
  const press = async (): Promise<void> => {
    if ((await command.run(id)).ok) {
      toasts.show(words.done, { tone: 'positive', durationMs: 3_000 });
    }
  };
  return (
    <Stack space={2} align="start">
      <Text size="label" tone="soft" measure>
        {words.text}
      </Text>
      <Button
        onClick={() => void press()}
        disabledReason={isEarly && from !== null ? nudgeTexts.from(moment(from)) : undefined}
        loadingLabel={command.isRunning ? words.sending : undefined}
      >
        {words.button}
      </Button>
      <CommandFailure error={command.error} />
    </Stack>
  );
}
