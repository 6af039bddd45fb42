import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import type { ReactNode } from 'react';

export type EmptyNoteProps = {
  /** What is not there yet. */
  readonly title: string;
  /** What will be here. */
  readonly children: string;
  readonly action?: ReactNode | undefined;
};

/** In the place of a list without entries, where several stand on one page: the words and the way on, without the drawing of a whole page. */
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
