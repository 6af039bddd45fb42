import { Button } from '@suki/ui/Button/Button';
import { Mark } from '@suki/ui/Mark/Mark';
import { NoticeRegion } from '@suki/ui/Notice/NoticeRegion.client';
import { Only } from '@suki/ui/Only/Only';
import { Page } from '@suki/ui/Page/Page';
import { SkipLink } from '@suki/ui/SkipLink/SkipLink';
import { Text } from '@suki/ui/Text/Text';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { ClockPanel } from '../features/clock/clock-panel.tsx';
import { mayAct, rolesText } from '../session/roles.ts';
import { type SignedIn, sessionStore } from '../session/session.ts';
import { OfflineLine } from './offline-line.tsx';
import { OpsLink } from './ops-link.tsx';
import * as styles from './shell.css.ts';
import { SCAN_KEY, useScanKey } from './use-scan-key.ts';

const workLists = { href: '/', label: 'Work lists' };
const receive = { href: '/receive', label: 'Receive parcels' };
const find = { href: '/find', label: 'Find an order' };
const store = { href: '/store', label: 'Store an item' };
const messages = { href: '/messages', label: 'Messages' };
const money = { href: '/money', label: 'Money' };

/** What stands round every page of the console. */
export function Shell({ session, children }: { readonly session: SignedIn; readonly children: ReactNode }) {
  const [path] = useLocation();
  const isWarehouse = mayAct(session.roles, 'warehouse');
  const scan = isWarehouse ? receive : find;
  const pages = [
    workLists,
    ...(isWarehouse ? [receive] : []),
    find,
    ...(isWarehouse ? [store] : []),
    ...(mayAct(session.roles, 'support') ? [messages] : []),
    ...(mayAct(session.roles, 'finance') ? [money] : []),
  ];
  useScanKey(scan.href);
  return (
    <>
      <SkipLink targetId="main">Skip to the work</SkipLink>
      <header className={styles.header}>
        <Page>
          <div className={styles.row}>
            <Mark name="suki" label="Suki ops, work lists" href="/" link={OpsLink} />
            <nav aria-label="Console" className={styles.nav}>
              {pages.map(({ href, label }) => (
                <Link
                  key={href}
                  href={href}
                  className={styles.navLink}
                  aria-current={path === href ? 'page' : undefined}
                >
                  {label}
                  {href === scan.href && (
                    <Only on="desk" as="span">
                      <kbd className={styles.key}>{SCAN_KEY}</kbd>
                    </Only>
                  )}
                </Link>
              ))}
            </nav>
            <div className={styles.person}>
              <Text as="span" size="label" tone="soft">
                {session.name ?? session.email}, {rolesText(session.roles)}
              </Text>
              <Button size="compact" tone="plain" onClick={() => void sessionStore.signOut()}>
                Sign out
              </Button>
            </div>
          </div>
          <OfflineLine />
        </Page>
        <ClockPanel />
      </header>
      {children}
      <NoticeRegion />
    </>
  );
}
