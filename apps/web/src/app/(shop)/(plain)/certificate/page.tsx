import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Suspense } from 'react';
import { FindCertificate } from '../../../../features/certificate/find/find-certificate.client.tsx';
import { findCertificateTexts as texts } from '../../../../features/certificate/find/find-certificate.texts.ts';
import { FormWidth, PageFrame } from '../../../../shell/page/page-frame.tsx';

export const metadata = { title: texts.title, description: texts.lead };

type Props = Pick<PageProps<'/certificate'>, 'searchParams'>;

export default function FindCertificatePage({ searchParams }: Props) {
  return (
    <PageFrame>
      <Stack space={6}>
        <Stack space={2}>
          <Heading level={1}>{texts.title}</Heading>
          <Text size="lead" measure>
            {texts.lead}
          </Text>
        </Stack>
        <FormWidth>
          <Suspense fallback={<FindCertificate initial="" />}>
            <WithNumber searchParams={searchParams} />
          </Suspense>
        </FormWidth>
      </Stack>
    </PageFrame>
  );
}

/** `/certificate?number=SC-482-913-057K` has the number in its field. */
async function WithNumber({ searchParams }: Props) {
  const { number } = await searchParams;
  return <FindCertificate initial={typeof number === 'string' ? number.slice(0, 120) : ''} />;
}
