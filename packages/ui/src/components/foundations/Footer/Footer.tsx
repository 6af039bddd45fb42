import type { ReactNode } from 'react';
import type { LinkComponent } from '../../../link.ts';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import { Page } from '../Page/Page.tsx';
import * as styles from './Footer.css.ts';

export type FooterProps = {
  items: ReadonlyArray<{ href: string; label: string }>;
  link?: LinkComponent | undefined;
  /** The visitor's rights in a sentence or two. */
  children: ReactNode;
};

/** The foot of every page. */
export function Footer({ items, link, children }: FooterProps) {
  return (
    <Page as="footer">
      <div className={styles.footer}>
        {items.map((item) => (
          <Anchor key={item.href} href={item.href} link={link} className={styles.link}>
            {item.label}
          </Anchor>
        ))}
        <p className={styles.words}>{children}</p>
      </div>
    </Page>
  );
}
