import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

export type TextTone = 'ink' | 'soft' | 'positive' | 'caution' | 'critical' | 'bid' | 'ask';

export type TextProps = {
  children: ReactNode;
  /** 17-18, 16 or 13 px; the size of what surrounds it when left out on a span, 16 px on a paragraph. */
  size?: 'lead' | 'body' | 'label' | undefined;
  tone?: TextTone | undefined;
  weight?: 'text' | 'medium' | 'bold' | undefined;
  /** Figures of one width. */
  numeric?: boolean | undefined;
  /** At most 62 characters wide, for sentences. */
  measure?: boolean | undefined;
  /** One line, cut with an ellipsis. */
  truncate?: boolean | undefined;
  as?: 'p' | 'span' | 'strong' | 'time' | 'div' | 's' | undefined;
  id?: string | undefined;
  dateTime?: string | undefined;
  /** `status` announces changes politely, `alert` at once. */
  role?: 'status' | 'alert' | undefined;
};

/** Running text. */
export function Text({ children, as = 'p', size, id, dateTime, role, ...looks }: TextProps) {
  const className = styles.text({
    size: size ?? (as === 'p' ? 'body' : undefined),
    block: as === 'span' && looks.truncate ? true : undefined,
    ...looks,
  });
  if (as === 'time') {
    return (
      <time id={id} dateTime={dateTime} className={className}>
        {children}
      </time>
    );
  }
  const Element = as;
  return (
    <Element id={id} role={role} className={className}>
      {children}
    </Element>
  );
}
