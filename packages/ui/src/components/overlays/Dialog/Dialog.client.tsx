'use client';
import { classNames } from '../../../css/class-names.ts';
import { ModalPanel, type ModalProps } from '../../../overlay/ModalPanel.client.tsx';
import { fade } from '../../../overlay/modal.css.ts';
import * as styles from './Dialog.css.ts';

export type DialogProps = ModalProps;

/** A question to answer before going on. Load it on intent with `import()`: most visits never open one. */
export function Dialog(props: DialogProps) {
  return <ModalPanel {...props} look={classNames(styles.place, fade)} />;
}
