import type { User } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { suspensionTexts as texts } from './suspension.texts.ts';
import { suspensionLines } from './suspension.view-model.ts';

/** Tells a suspended person which part is closed, what becomes of earned money, and where to ask. */
export function SuspensionNotice({ user: { suspension } }: { readonly user: User }) {
  if (suspension == null) {
    return null;
  }
  const [first, ...others] = suspensionLines(suspension);
  return (
    <Section title={suspension.account ? texts.suspended : texts.limited}>
      <Stack space={2}>
        <Text measure weight="bold">
          {first}
        </Text>
        {others.map((line) => (
          <Text key={line} measure>
            {line}
          </Text>
        ))}
        <Text>
          <TextLink href={texts.href}>{texts.email}</TextLink>
        </Text>
      </Stack>
    </Section>
  );
}
