'use client';
import type { LinkComponent } from '../../../link.ts';
import { strip, tab, words } from '../../../tab-strip/tab-strip.css.ts';
import { useChosenInSight } from '../../../tab-strip/use-chosen-in-sight.client.ts';
import { Anchor } from '../../private/Anchor/Anchor.tsx';

export type DiscoverTabsProps = {
  label: string;
  items: ReadonlyArray<{ href: string; label: string; current?: boolean | undefined }>;
  link?: LinkComponent | undefined;
};

/** The tabs of the home page. Each is a page of its own, so they are links and not a tab list. */
export function DiscoverTabs({ label, items, link }: DiscoverTabsProps) {
  const list = useChosenInSight<HTMLElement>(items.find(({ current }) => current)?.href);
  return (
    <nav ref={list} aria-label={label} className={strip}>
      {items.map((item) => (
        <Anchor
          key={item.href}
          href={item.href}
          link={link}
          aria-current={item.current ? 'page' : undefined}
          className={tab}
        >
          <span data-words={item.label} className={words}>
            {item.label}
          </span>
        </Anchor>
      ))}
    </nav>
  );
}
