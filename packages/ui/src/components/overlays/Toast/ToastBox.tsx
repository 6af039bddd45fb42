import { Icon } from '../../foundations/Icon/Icon.tsx';
import * as styles from './Toast.css.ts';
import type { Toast } from './toast-store.ts';

/** The drawing of a toast; the ToastRegion shows and announces it. */
export function ToastBox({ tone, phase, text }: Pick<Toast, 'tone' | 'phase' | 'text'>) {
  return (
    <div className={styles.toast({ tone, phase })}>
      {tone === 'positive' && <Icon name="check" />}
      {tone === 'critical' && <Icon name="alert" />}
      {text}
    </div>
  );
}
