import { Heading } from '@suki/ui/Heading/Heading';
import { Page } from '@suki/ui/Page/Page';
import { Section } from '@suki/ui/Section/Section';
import { Stack } from '@suki/ui/Stack/Stack';
import { Text } from '@suki/ui/Text/Text';
import type { ReactNode } from 'react';

export type InfoSection = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly content?: ReactNode;
};

export type InfoPageProps = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly InfoSection[];
};

/** A page of words: title, one sentence, sections. */
export function InfoPage({ title, lead, sections }: InfoPageProps) {
  return (
    <Page as="main" id="main">
      <Stack space={6}>
        <Stack space={2}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" measure>
            {lead}
          </Text>
        </Stack>
        {sections.map((section) => (
          <Section key={section.title} title={section.title}>
            <Stack space={3}>
              {section.paragraphs.map((paragraph) => (
                <Text key={paragraph} measure>
                  {paragraph}
                </Text>
              ))}
              {section.content}
            </Stack>
          </Section>
        ))}
      </Stack>
    </Page>
  );
}
