import { Heading } from '@suki/ui/Heading/Heading';
import { Page } from '@suki/ui/Page/Page';
import { Stack } from '@suki/ui/Stack/Stack';
import { Suspense } from 'react';
import { Inbox } from '../../../../features/inbox/inbox.client.tsx';
import { room } from '../../../../features/inbox/inbox.css.ts';
import { inboxTexts } from '../../../../features/inbox/inbox.texts.ts';
import { InboxSkeleton } from '../../../../features/inbox/inbox-skeleton.tsx';

export const metadata = { title: inboxTexts.title, robots: { index: false } };

export default function InboxPage() {
  return (
    <Page as="main" id="main">
      <div className={room}>
        <Stack space={4}>
          <Heading level={1}>{inboxTexts.title}</Heading>
          <Suspense fallback={<InboxSkeleton />}>
            <Inbox />
          </Suspense>
        </Stack>
      </div>
    </Page>
  );
}
