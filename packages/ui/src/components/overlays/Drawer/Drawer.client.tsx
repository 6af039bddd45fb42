'use client';
import { ModalPanel, type ModalProps } from '../../../overlay/ModalPanel.client.tsx';
import * as styles from './Drawer.css.ts';

export type DrawerProps = ModalProps;

/**
 * Something longer to work through without leaving the page: filters, a size guide, the sizes of an item. From the bottom on phones,
 * from the side at a desk. Load it on intent with `import()`.
 */
export function Drawer(props: DrawerProps) {
  return <ModalPanel {...props} look={styles.place} />;
}
