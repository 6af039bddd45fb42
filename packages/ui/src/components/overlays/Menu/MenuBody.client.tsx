'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { Fragment, useEffect, useRef } from 'react';
import type { LinkComponent } from '../../../link.ts';
import { cover } from '../../../overlay/opener.css.ts';
import type { Opener } from '../../../overlay/use-opener.ts';
import { usePageDirection } from '../../../overlay/use-page-direction.ts';
import { useReturnOfFocus } from '../../../overlay/use-return-of-focus.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import type { MenuItem, MenuProps } from './Menu.client.tsx';
import * as styles from './Menu.css.ts';

type MenuBodyProps = Required<Pick<MenuProps, 'groups' | 'align'>> & {
  opener: Opener;
  openerId: string;
  link: LinkComponent | undefined;
};

/** The menu itself, fetched on intent. */
export default function MenuBody({ opener, openerId, groups, link, align }: MenuBodyProps) {
  // The chosen action runs once the focus is back on the button, so that a dialog that it opens returns the focus
  // there.
  const chosen = useRef<() => void>(undefined);
  const { onOpenChange, ...focus } = useReturnOfFocus(opener, () => chosen.current?.());
  return (
    <Radix.Root open modal={false} dir={usePageDirection()} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild aria-haspopup={false} aria-expanded={undefined} aria-controls={undefined}>
        <span aria-hidden="true" className={cover} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          aria-labelledby={openerId}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          className={styles.menu}
        >
          {opener.byKeyboard && <FocusFirst />}
          {groups.map((group, index) => (
            <Fragment key={group.map((item) => item.id).join(' ')}>
              {index > 0 && <Radix.Separator className={styles.line} />}
              {group.map((item) => (
                <Item
                  key={item.id}
                  item={item}
                  link={link}
                  onChoose={(act) => {
                    chosen.current = act;
                  }}
                />
              ))}
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Focuses the first item of a menu opened by a key. Radix knows only of keys pressed after it was loaded. */
function FocusFirst() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    ref.current?.parentElement?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, []);
  return <span ref={ref} hidden />;
}

type ItemProps = { item: MenuItem; link: LinkComponent | undefined; onChoose: (act: () => void) => void };

function Item({ item, link, onChoose }: ItemProps) {
  const reason = item.href === undefined ? item.disabledReason : undefined;
  const words = (
    <>
      {item.icon !== undefined && <Icon name={item.icon} />}
      <span className={styles.words}>
        {item.label}
        {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
        {reason !== undefined && <span className={styles.detail}>{reason}</span>}
      </span>
    </>
  );
  if (item.href !== undefined) {
    return (
      <Radix.Item asChild textValue={item.label}>
        <Anchor
          href={item.href}
          link={link}
          aria-current={item.current ? 'page' : undefined}
          className={styles.item({})}
        >
          {words}
        </Anchor>
      </Radix.Item>
    );
  }
  const { onSelect, tone } = item;
  return (
    <Radix.Item
      textValue={item.label}
      // Radix's own `disabled` would make the arrow keys skip the item, and nobody could hear why.
      aria-disabled={reason !== undefined || undefined}
      onSelect={(event) => (reason === undefined ? onChoose(onSelect) : event.preventDefault())}
      className={styles.item({ tone })}
    >
      {words}
    </Radix.Item>
  );
}
