import type { ReactNode } from 'react';
import type { LinkTarget } from '../../../link.ts';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import * as styles from './ItemLine.css.ts';

export type ItemLineProps = LinkTarget & {
  /** An Art: `square` in a line, `banner` above the words. */
  art: ReactNode;
  name: string;
  /** "US 9, new, standard lane". */
  detail: string;
  look?: 'line' | 'banner' | undefined;
};

/** The item of a page, small, with a link to it. */
export function ItemLine({ art, name, detail, look = 'line', href, link }: ItemLineProps) {
  return (
    <Anchor href={href} link={link} className={look === 'line' ? styles.line : styles.banner}>
      {art}
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
    </Anchor>
  );
}
