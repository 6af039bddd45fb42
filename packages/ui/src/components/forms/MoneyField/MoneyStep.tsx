import type { ComponentProps } from 'react';
import * as styles from './MoneyField.css.ts';

export type MoneyStepProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-label'> & {
  /** The step in words: "50 pesos more". The children show it as "+50". */
  label: string;
};

/** One step up or down beside a MoneyField, 48 × 48 px. */
export function MoneyStep({ label, type = 'button', ...rest }: MoneyStepProps) {
  return <button {...rest} type={type} aria-label={label} className={styles.step} />;
}
