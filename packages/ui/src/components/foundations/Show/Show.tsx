import type { ReactNode } from 'react';
import { onlyDesk, onlyPhone } from '../../../css/visibility.css.ts';

export type ShowProps = { children: ReactNode; on: 'phone' | 'desk'; as?: 'div' | 'span' | undefined };

/** Shows its children only on that side of the breakpoint; the other side hides them from screen readers as well. */
export function Show({ children, on, as: Element = 'div' }: ShowProps) {
  return <Element className={on === 'phone' ? onlyPhone : onlyDesk}>{children}</Element>;
}
