import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import type { ReactNode } from 'react';

export type EmptyNoteProps = {
  readonly title: string;
  readonly children: string;
  readonly action?: ReactNode | undefined;
};

/** The placeholder of an empty list on a page with several lists. */
export function EmptyNote({ title, children, action }: EmptyNoteProps) {
  return (
    <Stack space={3} align="start">
      <Stack space={1}>
        <Text weight="bold">{title}</Text>
        <Text tone="soft" measure>
          {children}
        </Text>
      </Stack>
      {action}
    </Stack>
  );
}
