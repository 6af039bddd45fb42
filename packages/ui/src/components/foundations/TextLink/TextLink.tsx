import type { ReactNode } from 'react';
import type { LinkTarget } from '../../../link.ts';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as styles from './TextLink.css.ts';

export type TextLinkProps = LinkTarget & {
  children: ReactNode;
  /** `alone` (the default) is bold and 44 px high; `sentence` flows with the text around it. */
  place?: 'alone' | 'sentence' | undefined;
  /** `label` is 13 px. */
  size?: 'inherit' | 'label' | undefined;
  icon?: IconName | undefined;
  target?: '_blank' | undefined;
  rel?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | undefined;
};

/** A link in words. */
export function TextLink({ children, place, size, icon, ...anchor }: TextLinkProps) {
  return (
    <Anchor {...anchor} className={styles.textLink({ place, size })}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </Anchor>
  );
}
