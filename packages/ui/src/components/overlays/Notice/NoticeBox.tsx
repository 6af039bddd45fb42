import { Icon } from '../../foundations/Icon/Icon.tsx';
import * as styles from './Notice.css.ts';
import type { Notice } from './notice-store.ts';

/** One notice as it looks; the NoticeRegion shows and announces it. */
export function NoticeBox({ tone, phase, text }: Pick<Notice, 'tone' | 'phase' | 'text'>) {
  return (
    <div className={styles.notice({ tone, phase })}>
      {tone === 'positive' && <Icon name="check" />}
      {tone === 'critical' && <Icon name="alert" />}
      {text}
    </div>
  );
}
