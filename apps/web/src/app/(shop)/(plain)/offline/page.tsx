import { Button } from '@suki/ui/foundations/Button/Button';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import type { Metadata } from 'next';
import { PageFrame } from '../../../../shell/page/page-frame.tsx';
import { PageLink } from '../../../../shell/page-link.client.tsx';
import { ordersPath } from '../../../../shell/paths.ts';
import { shellTexts } from '../../../../shell/shell.texts.ts';

const texts = shellTexts.offlinePage;

export const metadata: Metadata = { title: texts.title, robots: { index: false } };

/** Shown by the service worker for a page that was never visited, while there is no connection (ADR 0125). */
export default function OfflinePage() {
  return (
    <PageFrame>
      <EmptyState
        level={1}
        title={texts.title}
        action={
          <Button href={ordersPath()} link={PageLink}>
            {texts.orders}
          </Button>
        }
      >
        {texts.text}
      </EmptyState>
    </PageFrame>
  );
}
