import { Children, type ReactNode } from 'react';
import type { LinkTarget } from '../../../link.ts';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { RailHead } from '../RailHead/RailHead.tsx';
import * as styles from './Rail.css.ts';
import { RailArrows } from './RailArrows.client.tsx';
import { RailTrack } from './RailTrack.client.tsx';

export type RailProps = {
  /** Unique on the page; the title gets `<id>-title`. */
  id: string;
  title: string;
  level?: HeadingLevel | undefined;
  more?: (LinkTarget & { label: string }) | undefined;
  /** Names of the arrows, for the desk, with the name of their rail: "Back in Deals". Without them there are none. */
  arrows?: { back: string; forward: string } | undefined;
  /** Each rail of a page has its own shape: cards 150-184 px, drops 268, deals in three rows of 318, looks 168-222. */
  shape?: 'card' | 'drop' | 'deal' | 'look' | undefined;
  /** The first thing of its page: less room above. */
  first?: boolean | undefined;
  children: ReactNode;
};

/** Cards in a row that scrolls by finger, wheel, arrow keys and arrows; the next card peeks in on purpose. */
export function Rail({ id, title, level, more, arrows, shape, first = false, children }: RailProps) {
  const titleId = `${id}-title`;
  return (
    <section aria-labelledby={titleId} className={first ? styles.blockFirst : styles.block({ shape })}>
      <RailHead
        id={titleId}
        title={title}
        level={level}
        more={more}
        arrows={arrows && <RailArrows railId={id} backLabel={arrows.back} forwardLabel={arrows.forward} />}
      />
      <RailTrack id={id} labelledBy={titleId} shape={shape}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </RailTrack>
    </section>
  );
}
