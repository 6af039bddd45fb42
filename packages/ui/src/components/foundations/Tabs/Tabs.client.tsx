'use client';
import * as Radix from '@radix-ui/react-tabs';
import type { FocusEvent, ReactNode } from 'react';
import { classNames } from '../../../css/class-names.ts';
import { usePageDirection } from '../../../overlay/use-page-direction.ts';
import { strip, tab, words } from '../../../tab-strip/tab-strip.css.ts';
import { useChosenInSight } from '../../../tab-strip/use-chosen-in-sight.client.ts';
import * as styles from './Tabs.css.ts';

export type TabsProps = {
  /** Names the strip: "Sizes and prices". */
  label: string;
  tabs: ReadonlyArray<{ id: string; label: string; content: ReactNode }>;
  /** The first one when left out. */
  defaultValue?: string | undefined;
  value?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
};

/** Scrolls the focused tab into view, because on phones the strip scrolls. */
function showWhole(event: FocusEvent<HTMLElement>) {
  event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Several views of one thing, one at a time, on one page. Arrows choose at once, so no view may be slow to show. */
export function Tabs({ label, tabs, defaultValue = tabs[0]?.id, value, onValueChange }: TabsProps) {
  const list = useChosenInSight<HTMLDivElement>(value);
  // Radix takes a missing key and an undefined one for different things.
  const state = value === undefined ? { defaultValue } : { value };
  return (
    <Radix.Root
      {...state}
      {...(onValueChange && { onValueChange })}
      dir={usePageDirection()}
      activationMode="automatic"
    >
      <Radix.List ref={list} aria-label={label} className={classNames(strip, styles.line)}>
        {tabs.map(({ id, label: name }) => (
          <Radix.Trigger key={id} value={id} onFocus={showWhole} className={tab}>
            <span data-words={name} className={words}>
              {name}
            </span>
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} className={styles.panel}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
