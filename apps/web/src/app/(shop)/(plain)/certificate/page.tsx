import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { FindCertificate } from '../../../../features/certificate/find/find-certificate.client.tsx';
import { findCertificateTexts as texts } from '../../../../features/certificate/find/find-certificate.texts.ts';
import { FormWidth, PageFrame } from '../../../../shell/page/page-frame.tsx';

export const metadata = { title: texts.title, description: texts.lead };

export default function FindCertificatePage() {
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
          <FindCertificate />
        </FormWidth>
      </Stack>
    </PageFrame>
  );
}
