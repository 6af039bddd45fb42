import { type ReactNode, useLayoutEffect } from 'react';
import * as styles from './Surroundings.css.ts';

type SurroundingsProps = { theme: string; direction: string; zoom: string; padded: boolean; children: ReactNode };

/** Puts the toolbar's choices where the apps put theirs: on the root of the page. */
export function Surroundings({ theme, direction, zoom, padded, children }: SurroundingsProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = 'en-PH';
    root.dataset.theme = theme;
    root.dir = direction;
    root.style.fontSize = zoom;
  }, [theme, direction, zoom]);
  return <div className={padded ? styles.padded : styles.surface}>{children}</div>;
}
