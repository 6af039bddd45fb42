'use client';
import { Text } from '@suki/ui/foundations/Text/Text';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { type ReactNode, useEffect, useState } from 'react';
import { pageTexts } from './page.texts.ts';

/** After 8 s people wonder whether it still works. */
const LATE_MS = 8_000;

/** The loading state of a part, with skeletons as children. Says so when it takes long. */
export function Waiting({ children }: { readonly children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{isLate ? pageTexts.late : pageTexts.loading}</span>
      </VisuallyHidden>
      {isLate && (
        <div aria-hidden="true">
          <Text tone="soft">{pageTexts.late}</Text>
        </div>
      )}
      {children}
    </div>
  );
}
