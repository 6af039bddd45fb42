'use client';
import { IconButton } from '@suki/ui/foundations/IconButton/IconButton';
import { useViewer } from '../../session/viewer-store.ts';
import { PageLink } from '../page-link.client.tsx';
import { paths } from '../paths.ts';
import { shellTexts } from '../shell.texts.ts';

/** The link to the inbox with the unread count. */
export function InboxLink() {
  const count = useViewer()?.unreadCount ?? 0;
  return <IconButton icon="inbox" href={paths.inbox} link={PageLink} label={shellTexts.unread(count)} count={count} />;
}
