import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { sheet } from '../../../../../features/certificate/certificate.css.ts';
import { certificateTexts } from '../../../../../features/certificate/certificate.texts.ts';
import { PageLink } from '../../../../../shell/page-link.client.tsx';
import { paths } from '../../../../../shell/paths.ts';

export default function CertificateNotFound() {
  return (
    <Page as="main" id="main">
      <div className={sheet}>
        <EmptyState
          level={1}
          title={certificateTexts.notFoundTitle}
          action={
            <Button href={paths.certificates} link={PageLink}>
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
