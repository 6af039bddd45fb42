import { type ReactNode, Suspense } from 'react';
import { Button } from '../components/foundations/Button/Button.tsx';
import type { IconName } from '../components/foundations/Icon/Icon.tsx';
import { IconButton } from '../components/foundations/IconButton/IconButton.tsx';
import { SpinnerGlyph } from '../components/private/SpinnerGlyph/SpinnerGlyph.tsx';
import * as styles from './opener.css.ts';
import type { Opener } from './use-opener.ts';

/** Looks of a button that opens something: a drawing with its name, or words. */
export type OpenerLook =
  | { icon: IconName; label: string }
  | {
      text: string;
      icon?: IconName | undefined;
      tone?: 'ink' | 'quiet' | 'plain' | undefined;
      size?: 'normal' | 'compact' | undefined;
    };

/** The button and, once open, `children`, fetched on intent; the button shows a ring while that takes long. */
export function OpenerPlace({
  look,
  kind,
  opener,
  id,
  children,
}: {
  look: OpenerLook;
  kind: 'menu' | 'dialog';
  opener: Opener;
  id: string;
  children: ReactNode;
}) {
  const props = { ...opener.props, id, 'aria-haspopup': kind };
  return (
    <span className={styles.place}>
      {'text' in look ? (
        <Button {...props} tone={look.tone} size={look.size} icon={look.icon}>
          {look.text}
        </Button>
      ) : (
        <IconButton {...props} icon={look.icon} label={look.label} />
      )}
      {opener.isOpen && (
        <Suspense
          fallback={
            <span className={styles.waiting}>
              <SpinnerGlyph />
            </span>
          }
        >
          {children}
        </Suspense>
      )}
    </span>
  );
}
