import type { ComponentProps } from 'react';
import type { LinkComponent } from '../../../link.ts';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as styles from './IconButton.css.ts';

type Common = {
  icon: IconName;
  /** Its name in words; with a count it says the count too ("Inbox, 2 unread"). */
  label: string;
  count?: number | undefined;
};
type PressProps = Common &
  Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> & { href?: undefined };
type LinkProps = Common & { href: string; link?: LinkComponent | undefined; 'aria-current'?: 'page' | undefined };

export type IconButtonProps = PressProps | LinkProps;

/** A drawing to press, 44 × 44 px; with `href` a link. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, count, ...rest } = props;
  const content = (
    <>
      <Icon name={icon} size={22} />
      {count !== undefined && count > 0 && (
        <span className={styles.badge}>
          <Badge count={count} />
        </span>
      )}
    </>
  );
  if (rest.href === undefined) {
    const { href: _none, type = 'button', ...native } = rest;
    return (
      <button {...native} type={type} aria-label={label} className={styles.iconButton}>
        {content}
      </button>
    );
  }
  return (
    <Anchor {...rest} aria-label={label} className={styles.iconButton}>
      {content}
    </Anchor>
  );
}
