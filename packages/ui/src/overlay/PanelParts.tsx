import type { ReactNode } from 'react';
import { Heading } from '../components/foundations/Heading/Heading.tsx';
import { IconButton } from '../components/foundations/IconButton/IconButton.tsx';
import * as styles from './panel-parts.css.ts';

export type PanelPartsProps = {
  title: string;
  titleId: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode | undefined;
};

/** Title and cross, content, buttons: the inside of a Dialog and a Drawer. */
export function PanelParts({ title, titleId, closeLabel, onClose, children, actions }: PanelPartsProps) {
  return (
    <>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={2} size={1} id={titleId}>
            {title}
          </Heading>
        </div>
        <IconButton icon="cross" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </>
  );
}
