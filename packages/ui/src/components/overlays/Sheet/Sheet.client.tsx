'use client';
import { ModalPanel, type ModalProps } from '../../../overlay/ModalPanel.client.tsx';
import * as styles from './Sheet.css.ts';

export type SheetProps = ModalProps;

/**
 * Something longer to work through without leaving the page: filters, a size guide, the sizes of an item. From the bottom on phones,
 * from the side at a desk. Load it on intent with `import()`.
 */
export function Sheet(props: SheetProps) {
  return <ModalPanel {...props} look={styles.place} />;
}
