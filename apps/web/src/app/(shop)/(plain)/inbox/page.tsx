import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Suspense } from 'react';
import { Inbox } from '../../../../features/inbox/inbox.client.tsx';
import { column } from '../../../../features/inbox/inbox.css.ts';
import { inboxTexts } from '../../../../features/inbox/inbox.texts.ts';
import { InboxSkeleton } from '../../../../features/inbox/inbox-skeleton.tsx';
import { PageFrame } from '../../../../shell/page/page-frame.tsx';

export const metadata = { title: inboxTexts.title, robots: { index: false } };

export default function InboxPage() {
  return (
    <PageFrame>
      <div className={column}>
        <Stack space={4}>
          <Heading level={1}>{inboxTexts.title}</Heading>
          <Suspense fallback={<InboxSkeleton />}>
            <Inbox />
          </Suspense>
        </Stack>
      </div>
    </PageFrame>
  );
}
