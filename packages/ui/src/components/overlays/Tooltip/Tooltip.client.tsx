'use client';
import { cloneElement, lazy, type ReactElement, Suspense, useId } from 'react';
import { place } from '../../../overlay/opener.css.ts';
import { useTooltip } from './use-tooltip.ts';

type Described = { label?: string | undefined; 'aria-describedby'?: string | undefined };

export type TooltipProps = {
  /** A few words: the name of a drawing, or the key with this effect. */
  text: string;
  /** One control that takes the focus, with a name of its own: an IconButton, a Button. */
  children: ReactElement<Described>;
  side?: 'top' | 'bottom' | undefined;
  defaultOpen?: boolean | undefined;
};

const load = () => import('./TooltipBody.client.tsx');
const TooltipBody = lazy(load);

/**
 * A text beside a control while a mouse, a finger or the focus rests on it. It repeats words that the control or the
 * page says elsewhere. Its body is fetched on intent. Use it inside a client component: it has to know the control that
 * it holds.
 */
export function Tooltip({ text, children, side = 'top', defaultOpen = false }: TooltipProps) {
  const id = useId();
  const { isOpen, close, handlers } = useTooltip(load, defaultOpen);
  // Words equal to the control's name would be read twice.
  const describes = isOpen && children.props.label !== text;
  return (
    <span className={place} {...handlers}>
      {describes ? cloneElement(children, { 'aria-describedby': id }) : children}
      {isOpen && (
        <Suspense fallback={null}>
          <TooltipBody id={id} text={text} side={side} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}
