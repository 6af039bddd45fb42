'use client';
import { type ReactNode, useEffect, useRef } from 'react';

export type IntoViewProps = {
  /** Whenever it becomes another one, the children are brought into view. */
  readonly cause: unknown;
  readonly children: ReactNode;
};

/**
 * Brings what appeared into the middle of the screen and says it at once: the answer to a press on the bar of a phone would otherwise
 * stand behind that bar, unseen.
 */
export function IntoView({ cause, children }: IntoViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cause !== null) {
      ref.current?.scrollIntoView({ block: 'center' });
    }
  }, [cause]);
  return (
    <div role="alert" ref={ref}>
      {children}
    </div>
  );
}
