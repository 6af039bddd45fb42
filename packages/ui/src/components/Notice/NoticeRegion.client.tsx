'use client';
import { useSyncExternalStore } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Notice.css.ts';
import { type Notice, notices } from './notice-store.ts';

const none = () => undefined;

/**
 * Where notices appear; once per app, in the root layout. Both live regions are in the page from the start: one that comes together
 * with its text is not announced.
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
      <div role="status" {...hold}>
        {notice !== undefined && notice.tone !== 'critical' && <Shown key={notice.id} notice={notice} />}
      </div>
      <div role="alert" {...hold}>
        {notice?.tone === 'critical' && <Shown key={notice.id} notice={notice} />}
      </div>
    </div>
  );
}

function Shown({ notice }: { notice: Notice }) {
  return (
    <div className={styles.notice({ tone: notice.tone, phase: notice.phase })}>
      {notice.tone === 'positive' && <Icon name="check" />}
      {notice.tone === 'critical' && <Icon name="alert" />}
      {notice.text}
    </div>
  );
}
