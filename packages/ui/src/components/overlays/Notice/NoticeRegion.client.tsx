'use client';
import { useSyncExternalStore } from 'react';
import * as styles from './Notice.css.ts';
import { NoticeBox } from './NoticeBox.tsx';
import { notices } from './notice-store.ts';

const none = () => undefined;

/**
 * Where notices appear; once per app, in the root layout. Both live regions are in the page from the start: one that comes together
 * with its text is not announced. `aria-live` says again what the role says, for a dialog hides all of the page that lacks it.
 */
export function NoticeRegion() {
  const notice = useSyncExternalStore(notices.subscribe, notices.current, none);
  const hold = {
    onPointerEnter: notices.pause,
    onPointerLeave: notices.resume,
    onFocus: notices.pause,
    onBlur: notices.resume,
  };
  return (
    <div className={styles.place}>
      <div role="status" aria-live="polite" {...hold}>
        {notice !== undefined && notice.tone !== 'critical' && (
          <NoticeBox key={notice.id} tone={notice.tone} phase={notice.phase} text={notice.text} />
        )}
      </div>
      <div role="alert" aria-live="assertive" {...hold}>
        {notice?.tone === 'critical' && (
          <NoticeBox key={notice.id} tone={notice.tone} phase={notice.phase} text={notice.text} />
        )}
      </div>
    </div>
  );
}
