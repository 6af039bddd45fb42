import type { ReactNode } from 'react';
import type { LinkComponent } from '../../../link.ts';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import { Page } from '../Page/Page.tsx';
import { Show } from '../Show/Show.tsx';
import * as styles from './Header.css.ts';

export type HeaderProps = {
  /** A Mark. */
  mark: ReactNode;
  /** A Search. */
  search: ReactNode;
  /** Links in words beside the icons, at a desk only. */
  nav: { label: string; items: ReadonlyArray<{ href: string; label: string; current?: boolean | undefined }> };
  link?: LinkComponent | undefined;
  /** IconButtons; wrap one in `<Show>` to show it on one side of the breakpoint. */
  icons: ReactNode;
  /** On phones the search field is left out: the icons hold a link to it. */
  slim?: boolean | undefined;
  /** Second row: DiscoverTabs, and at a desk the region. */
  tabs?: ReactNode | undefined;
  region?: ReactNode | undefined;
};

/** The top of every page: mark, search, links, and on the home page the tabs. */
export function Header({ mark, search, nav, link, icons, slim = false, tabs, region }: HeaderProps) {
  return (
    <header className={styles.header}>
      <Page>
        <div className={styles.row({ slim })}>
          <div className={styles.mark}>{mark}</div>
          <div className={styles.search({ slim })}>{search}</div>
          <div className={styles.icons}>
            <nav aria-label={nav.label} className={styles.nav}>
              {nav.items.map((item) => (
                <Anchor
                  key={item.href}
                  href={item.href}
                  link={link}
                  aria-current={item.current ? 'page' : undefined}
                  className={styles.navLink}
                >
                  {item.label}
                </Anchor>
              ))}
            </nav>
            {icons}
          </div>
        </div>
        {tabs !== undefined && (
          <div className={styles.tabs}>
            {tabs}
            {region !== undefined && <Show on="desk">{region}</Show>}
          </div>
        )}
      </Page>
    </header>
  );
}
