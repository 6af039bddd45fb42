import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import type { ReactNode } from 'react';
import { PageFrame } from '../../shell/page/page-frame.tsx';

export type InfoSection = {
  /** Where a link to the rule leads. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly content?: ReactNode;
  readonly end?: ReactNode;
};

export type InfoPageProps = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly InfoSection[];
};

export function InfoPage({ title, lead, sections }: InfoPageProps) {
  return (
    <PageFrame>
      <Stack space={6}>
        <Stack space={2}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" measure>
            {lead}
          </Text>
        </Stack>
        {sections.map((section) => (
          <Section key={section.title} id={section.id} title={section.title} end={section.end}>
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
    </PageFrame>
  );
}
