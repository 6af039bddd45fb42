import type { ReactNode } from 'react';
import * as styles from './FieldFrame.css.ts';
import { FieldFoot, FieldHint, type FieldIds, FieldLabel, type FieldWords } from './FieldFrame.tsx';

export type FieldGroupProps = { words: FieldWords; ids: FieldIds; disabled: boolean; children: ReactNode };

/** The frame of a field that is made of several controls: from and to. Each of them has a label of its own inside. */
export function FieldGroup({ words, ids, disabled, children }: FieldGroupProps) {
  return (
    <fieldset id={ids.id} aria-describedby={ids.describedBy} disabled={disabled}>
      <legend className={styles.label}>
        <FieldLabel words={words} />
      </legend>
      <FieldHint words={words} ids={ids} />
      {children}
      <FieldFoot words={words} ids={ids} />
    </fieldset>
  );
}
