'use client';
import * as Radix from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { usePageDirection } from '../../../overlay/use-page-direction.ts';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

export type AccordionProps = {
  /** Level of the headings in the page's outline. */
  level: Exclude<HeadingLevel, 1>;
  parts: ReadonlyArray<{
    id: string;
    title: string;
    /** At the end of the heading, closed or open: "3 of 4 passed". */
    summary?: string | undefined;
    content: ReactNode;
  }>;
  /** The ids that are open at first. */
  defaultOpen?: readonly string[] | undefined;
};

const headingOf = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/**
 * Long content under headings that open and close independently. The words are in the page from the start, so the
 * browser can search and show them before scripts run.
 */
export function Accordion({ level, parts, defaultOpen = [] }: AccordionProps) {
  const Heading = headingOf[level];
  return (
    <Radix.Root type="multiple" defaultValue={[...defaultOpen]} dir={usePageDirection()}>
      {parts.map(({ id, title, summary, content }) => (
        <Radix.Item key={id} value={id} className={styles.part}>
          <Radix.Header asChild>
            <Heading>
              <Radix.Trigger className={styles.trigger}>
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  {summary !== undefined && <span className={styles.summary}>{summary}</span>}
                </span>
                <span className={styles.arrow}>
                  <Icon name="chevronDown" size={16} />
                </span>
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content forceMount className={styles.content}>
            {content}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
