'use client';
import { IconButton } from '@suki/ui/foundations/IconButton/IconButton';
import { useViewer } from '../session/viewer-store.ts';
import { PageLink } from './page-link.client.tsx';
import { shellTexts } from './shell.texts.ts';

/** The way to the inbox, with how much waits there. */
export function InboxLink() {
  const count = useViewer()?.unreadCount ?? 0;
  return <IconButton icon="inbox" href="/inbox" link={PageLink} label={shellTexts.unread(count)} count={count} />;
}
