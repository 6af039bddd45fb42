'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { IconButton } from '@suki/ui/foundations/IconButton/IconButton';
import { Show } from '@suki/ui/foundations/Show/Show';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import type { ReactNode } from 'react';
import { isSignedOut } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { useViewer } from '../../session/viewer-store.ts';
import { PageLink } from '../page-link.client.tsx';
import { keptPaths, ordersPath, paths } from '../paths.ts';
import { shellTexts } from '../shell.texts.ts';
import * as styles from './header-person.css.ts';

type HeaderPersonProps = {
  /** The message panel, on a desk only. */
  readonly panel: ReactNode;
  /** On phones, where a page has no tab bar. */
  readonly hasSearchIcon: boolean;
};

/** The person's end of the header: signing in and joining, or orders that wait, the inbox and the account. */
export function HeaderPerson({ panel, hasSearchIcon }: HeaderPersonProps) {
  const isStranger = isSignedOut(useSession());
  const viewer = useViewer();
  // Last, so that it stays where it is once the session is known.
  const search = hasSearchIcon && (
    <span className={styles.searchIcon}>
      <IconButton icon="search" href={paths.search} link={PageLink} label={shellTexts.search} />
    </span>
  );
  if (isStranger) {
    return (
      <div className={styles.person}>
        <TextLink href={paths.signIn} link={PageLink}>
          {shellTexts.signIn}
        </TextLink>
        <Button href={paths.register} link={PageLink} tone="ink" size="compact">
          {shellTexts.join}
        </Button>
        {search}
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
      {/* On phones too: the tab bar has the search instead, so the inbox stands on a screen once (ux 49). */}
      <IconButton
        icon="inbox"
        href={paths.inbox}
        link={PageLink}
        label={shellTexts.unread(unreadCount)}
        count={unreadCount}
      />
      <Show on="desk">
        <div className={styles.place}>{panel}</div>
      </Show>
      <Show on="desk">
        <IconButton icon="user" href={paths.account} link={PageLink} label={shellTexts.me} />
      </Show>
      {search}
    </div>
  );
}
