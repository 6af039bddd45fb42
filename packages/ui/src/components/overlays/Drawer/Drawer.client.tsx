'use client';
import { ModalPanel, type ModalProps } from '../../../overlay/ModalPanel.client.tsx';
import * as styles from './Drawer.css.ts';

export type DrawerProps = ModalProps;

/**
 * A panel for longer work without leaving the page: filters, a size guide, the sizes of an item. It comes from the
 * bottom on phones, from the side at a desk. Load it on intent with `import()`.
 */
export function Drawer(props: DrawerProps) {
  return <ModalPanel {...props} look={styles.place} />;
}
