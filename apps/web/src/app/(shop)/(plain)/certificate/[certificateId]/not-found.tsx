import { Button } from '@suki/ui/Button/Button';
import { EmptyState } from '@suki/ui/EmptyState/EmptyState';
import { Page } from '@suki/ui/Page/Page';
import { sheet } from '../../../../../features/certificate/certificate.css.ts';
import { certificateTexts } from '../../../../../features/certificate/certificate.texts.ts';
import { PageLink } from '../../../../../shell/page-link.client.tsx';

export default function CertificateNotFound() {
  return (
    <Page as="main" id="main">
      <div className={sheet}>
        <EmptyState
          level={1}
          title={certificateTexts.notFoundTitle}
          action={
            <Button href="/" link={PageLink}>
              {certificateTexts.notFoundAction}
            </Button>
          }
        >
          {certificateTexts.notFound}
        </EmptyState>
      </div>
    </Page>
  );
}
