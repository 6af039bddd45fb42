import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../css/hidden.css.ts';

export type VisuallyHiddenProps = {
  children: ReactNode;
  as?: 'span' | 'h1' | 'h2' | 'legend' | 'p' | undefined;
  id?: string | undefined;
};

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={visuallyHidden}>
      {children}
    </Element>
  );
}
