import type { ReactNode } from 'react';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import * as styles from './InspectionReport.css.ts';

export type InspectionReportProps = {
  /** "Inspection report SK-20611-A, Sat 21 Nov, 09:40". */
  caption: string;
  /** The verdict in one sentence: "Authentic. One small mark." */
  title: string;
  /** A Stamp with the hole. */
  stamp: ReactNode;
  /** Photos and CheckList. */
  children: ReactNode;
  /** Who looked and by which criteria; a TextLink to everything. */
  foot?: ReactNode | undefined;
};

/** The report as one big tag on its string. */
export function InspectionReport({ caption, title, stamp, children, foot }: InspectionReportProps) {
  return (
    <article className={styles.report}>
      <svg viewBox="0 0 90 84" aria-hidden="true" className={styles.string}>
        <path d="M57.5 73C48 50 58 18 74 8c9-5 15 5 9 17C76 38 63 52 57.5 73z" />
      </svg>
      <i className={styles.hole} />
      <div className={styles.head}>
        <p className={styles.caption}>{caption}</p>
        <Heading level={2}>{title}</Heading>
        {stamp}
      </div>
      {children}
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}
