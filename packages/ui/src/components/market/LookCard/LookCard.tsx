import type { ReactNode } from 'react';
import type { LinkTarget } from '../../../link.ts';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import * as styles from '../ItemCard/ItemCard.css.ts';

export type LookCardProps = LinkTarget & {
  /** An Art of ratio `look`. */
  art: ReactNode;
  title: string;
  /** An Avatar of who made it. */
  avatar?: ReactNode | undefined;
  /** "mika.lopez, 4 items". */
  detail: string;
};

/** A lookbook: a tall picture, its title, who made it. */
export function LookCard({ art, title, avatar, detail, href, link }: LookCardProps) {
  return (
    <Anchor href={href} link={link} className={styles.card}>
      {art}
      <span className={styles.name}>{title}</span>
      <span className={styles.person}>
        {avatar}
        {detail}
      </span>
    </Anchor>
  );
}
