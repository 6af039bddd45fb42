'use client';
import * as Radix from '@radix-ui/react-tooltip';
import { cover } from '../../../overlay/opener.css.ts';
import * as styles from './Tooltip.css.ts';

type TooltipBodyProps = { id: string; text: string; side: 'top' | 'bottom'; onClose: () => void };

/** The words, fetched on intent. */
export default function TooltipBody({ id, text, side, onClose }: TooltipBodyProps) {
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={(open) => !open && onClose()}>
        <Radix.Trigger asChild aria-describedby={undefined}>
          <span aria-hidden="true" className={cover} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content id={id} side={side} sideOffset={4} collisionPadding={8} className={styles.tooltip}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
