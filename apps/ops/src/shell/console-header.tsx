import { worksOnTrades } from '@suki/domain/people/trade-roles';
import { useStaffAlertCounts } from '@suki/sdk/hooks/staff/alerts';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Mark } from '@suki/ui/foundations/Mark/Mark';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { Menu } from '@suki/ui/overlays/Menu/Menu.client';
import { Link, useLocation } from 'wouter';
import { ClockPanel } from '../clock/clock-panel.tsx';
import { rolesText } from '../session/roles.ts';
import { type StaffSession, sessionStore } from '../session/session.ts';
import { alertsPage, consolePages, openAlertsText, scanPage } from './console-pages.view-model.ts';
import { OfflineLine } from './offline-line.tsx';
import { OpsLink } from './ops-link.tsx';
import { paths } from './paths.ts';
import * as styles from './shell.css.ts';
import { shellTexts as words } from './shell.texts.ts';
import { SCAN_KEY } from './use-scan-key.ts';
import { WorkerLine } from './worker-line.tsx';

type OfSession = { readonly session: StaffSession };

/** The header, in one row: the pages as links at a desk, behind a button on a phone. */
export function ConsoleHeader({ session }: OfSession) {
  const hearsOfTrades = worksOnTrades(session.roles);
  return (
    <header className={styles.header}>
      <Page>
        <div className={styles.row}>
          <Mark name="suki" label={words.home} href={paths.workLists} link={OpsLink} />
          {hearsOfTrades ? <TradePages session={session} /> : <Pages session={session} openAlerts={null} />}
          <Person session={session} />
        </div>
        <OfflineLine />
        {hearsOfTrades && <WorkerLine />}
      </Page>
      {hearsOfTrades && <ClockPanel />}
    </header>
  );
}

function TradePages({ session }: OfSession) {
  return <Pages session={session} openAlerts={useStaffAlertCounts().data} />;
}

type PagesProps = OfSession & { readonly openAlerts: { readonly open: number } | null };

function Pages({ session, openAlerts: counts }: PagesProps) {
  const [path] = useLocation();
  const pages = consolePages(session.roles).map((page) => ({
    ...page,
    current: page.href === path || (page.href === paths.catalogue && path.startsWith(`${paths.catalogue}/`)),
    detail: page.href === alertsPage.href ? openAlertsText(counts) : undefined,
  }));
  return (
    <nav aria-label={words.pages} className={styles.nav}>
      <Show on="desk">
        <div className={styles.links}>
          {pages.map(({ href, label, current }) => (
            <Link key={href} href={href} className={styles.navLink} aria-current={current ? 'page' : undefined}>
              <span className={styles.navLabel}>{label}</span>
              {href === alertsPage.href && <OpenAlerts count={counts?.open ?? 0} />}
              {href === scanPage(session.roles) && <kbd className={styles.key}>{SCAN_KEY}</kbd>}
            </Link>
          ))}
        </div>
      </Show>
      <Show on="phone">
        <Menu
          trigger={{ text: words.menu, icon: 'menu', tone: 'plain' }}
          align="end"
          link={OpsLink}
          groups={[pages.map((page) => ({ id: page.href, ...page }))]}
        />
      </Show>
    </nav>
  );
}

/** The room is kept: the count appears later than the page. */
function OpenAlerts({ count }: { readonly count: number }) {
  return (
    <span className={styles.openAlerts}>
      {count > 0 && (
        <>
          {count}
          <VisuallyHidden>{words.open}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

function Person({ session }: OfSession) {
  const name = `${session.name ?? session.email}, ${rolesText(session.roles)}`;
  const signOut = () => void sessionStore.signOut();
  return (
    <>
      <Show on="desk">
        <div className={styles.person}>
          <Text as="span" size="label" tone="soft">
            <TextLink href={paths.secondStep} link={OpsLink} aria-label={words.secondStepOf(name)}>
              {name}
            </TextLink>
          </Text>
          <Button size="compact" tone="plain" onClick={signOut}>
            {words.signOut}
          </Button>
        </div>
      </Show>
      <Show on="phone">
        <div className={styles.account}>
          <Menu
            trigger={{ icon: 'user', label: words.accountOf(name) }}
            align="end"
            link={OpsLink}
            groups={[
              [
                { id: 'second-step', label: words.secondStep, href: paths.secondStep },
                { id: 'sign-out', label: words.signOut, detail: name, onSelect: signOut },
              ],
            ]}
          />
        </div>
      </Show>
    </>
  );
}
