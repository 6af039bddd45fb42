import type { User } from '@suki/sdk/types';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { suspensionTexts } from './suspension.texts.ts';
import { suspensionLines } from './suspension.view-model.ts';

/** Tells a suspended person which part is closed, and that earned money can or cannot be withdrawn. */
export function SuspensionNotice({ user: { suspension } }: { readonly user: User }) {
  if (suspension == null) {
    return null;
  }
  return (
    <Stack space={2}>
      <Heading level={2}>{suspensionTexts.title}</Heading>
      {suspensionLines(suspension).map((line) => (
        <Text key={line} measure>
          {line}
        </Text>
      ))}
    </Stack>
  );
}
