'use client';
import { type ReactNode, useEffect, useRef } from 'react';

export type IntoViewProps = {
  /** Each new value brings the children into view. */
  readonly cause: unknown;
  readonly children: ReactNode;
};

/** Scrolls its children into view and announces them: a phone's bar would otherwise hide them. */
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
