import { readCertificateNumber } from '@suki/domain/inspection/certificate-number';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { Suspense } from 'react';
import { readCertificate } from '../../../../../features/certificate/certificate.server.ts';
import { certificateTexts } from '../../../../../features/certificate/certificate.texts.ts';
import { CertificateSkeleton } from '../../../../../features/certificate/certificate-skeleton.tsx';
import { CertificateView } from '../../../../../features/certificate/certificate-view.tsx';
import { PageFrame } from '../../../../../shell/page/page-frame.tsx';
import { paths } from '../../../../../shell/paths.ts';

type Props = PageProps<'/certificate/[certificateId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const certificate = await readCertificate((await params).certificateId);
  // Whoever has the number may read it; a search engine has no business with who bought what.
  const robots = { index: false };
  return certificate === null
    ? { title: certificateTexts.notFoundTitle, robots }
    : {
        title: certificateTexts.titleOf(certificate.item.name),
        description: certificateTexts.description(certificate.item.name, certificate.size),
        robots,
      };
}

export default function CertificatePage({ params }: Props) {
  return (
    <Suspense
      fallback={
        <PageFrame>
          <CertificateSkeleton />
        </PageFrame>
      }
    >
      <Content params={params} />
    </Suspense>
  );
}

async function Content({ params }: Pick<Props, 'params'>) {
  const { certificateId } = await params;
  const certificate = await readCertificate(certificateId);
  if (certificate === null) {
    // A number leads on to the page that asks the API from the visitor's own address, which has a limit on tries.
    if (readCertificateNumber(certificateId).kind === 'number') {
      redirect(`${paths.certificates}?number=${certificateId}`);
    }
    notFound();
  }
  return (
    <PageFrame>
      <CertificateView certificate={certificate} />
    </PageFrame>
  );
}
