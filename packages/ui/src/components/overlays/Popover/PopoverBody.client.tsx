'use client';
import * as Radix from '@radix-ui/react-popover';
import { useId } from 'react';
import { cover } from '../../../overlay/opener.css.ts';
import type { Opener } from '../../../overlay/use-opener.ts';
import { useReturnOfFocus } from '../../../overlay/use-return-of-focus.ts';
import { IconButton } from '../../foundations/IconButton/IconButton.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import type { PopoverProps } from './Popover.client.tsx';
import * as styles from './Popover.css.ts';

type PopoverBodyProps = Required<Pick<PopoverProps, 'title' | 'closeLabel' | 'children' | 'align'>> & {
  opener: Opener;
};

/** The content beside the button, fetched from the server on intent. */
export default function PopoverBody({ opener, title, closeLabel, children, align }: PopoverBodyProps) {
  const titleId = useId();
  const { onOpenChange, ...focus } = useReturnOfFocus(opener);
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Anchor asChild>
        <span aria-hidden="true" className={cover} />
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          aria-labelledby={titleId}
          align={align}
          sideOffset={4}
          collisionPadding={16}
          className={styles.popover}
        >
          <div className={styles.head}>
            <Text id={titleId} weight="bold">
              {title}
            </Text>
            <IconButton icon="cross" label={closeLabel} onClick={opener.close} />
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
