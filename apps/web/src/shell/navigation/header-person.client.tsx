'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { IconButton } from '@suki/ui/foundations/IconButton/IconButton';
import { Show } from '@suki/ui/foundations/Show/Show';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import type { ReactNode } from 'react';
import { useSession } from '../../session/use-session.ts';
import { useViewer } from '../../session/viewer-store.ts';
import { PageLink } from '../page-link.client.tsx';
import { keptPaths, ordersPath, paths } from '../paths.ts';
import { shellTexts } from '../shell.texts.ts';
import * as styles from './header-person.css.ts';

type HeaderPersonProps = {
  /** The message panel, on a desk only. */
  readonly panel: ReactNode;
};

/** The person's end of the header: signing in and joining, or orders that wait, the inbox and the account. */
export function HeaderPerson({ panel }: HeaderPersonProps) {
  const isSignedOut = useSession().status === 'anonymous';
  const viewer = useViewer();
  if (isSignedOut) {
    return (
      <div className={styles.person}>
        <TextLink href={paths.signIn} link={PageLink}>
          {shellTexts.signIn}
        </TextLink>
        <Button href={paths.register} link={PageLink} tone="ink" size="compact">
          {shellTexts.join}
        </Button>
      </div>
    );
  }
  const { unreadCount = 0, turnCount = 0 } = viewer ?? {};
  return (
    <div className={styles.person}>
      <Show on="desk">
        <IconButton
          icon="box"
          href={turnCount > 0 ? ordersPath({ tab: 'your_turn' }) : ordersPath()}
          link={PageLink}
          label={shellTexts.turns(turnCount)}
          count={turnCount}
        />
      </Show>
      <Show on="desk">
        <IconButton icon="heart" href={keptPaths.items} link={PageLink} label={shellTexts.saved} />
      </Show>
      {/* The tab bar of a phone has the inbox: twice on a screen of 390 px was once too often (ux 49). */}
      <Show on="desk">
        <IconButton
          icon="inbox"
          href={paths.inbox}
          link={PageLink}
          label={shellTexts.unread(unreadCount)}
          count={unreadCount}
        />
      </Show>
      <Show on="desk">
        <div className={styles.place}>{panel}</div>
      </Show>
      <Show on="desk">
        <IconButton icon="user" href={paths.account} link={PageLink} label={shellTexts.me} />
      </Show>
    </div>
  );
}
