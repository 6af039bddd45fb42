'use client';
import { lazy, useId } from 'react';
import type { LinkComponent } from '../../../link.ts';
import { type OpenerLook, OpenerPlace } from '../../../overlay/OpenerPlace.tsx';
import { useOpener } from '../../../overlay/use-opener.ts';
import type { IconName } from '../../foundations/Icon/Icon.tsx';

type Entry = {
  id: string;
  label: string;
  /** A second line, in 13 px. */
  detail?: string | undefined;
  icon?: IconName | undefined;
};
/** Does something here; `critical` cannot be undone. With `disabledReason` it takes focus and is read, but not run. */
export type MenuAction = Entry & {
  onSelect: () => void;
  tone?: 'critical' | undefined;
  disabledReason?: string | undefined;
  href?: undefined;
};
/** Leads elsewhere; `current` marks the present page. */
export type MenuLink = Entry & { href: string; current?: boolean | undefined };
export type MenuItem = MenuAction | MenuLink;

export type MenuProps = {
  trigger: OpenerLook;
  /** Groups of items with a line between. Actions that cannot be undone stand in the last group. */
  groups: ReadonlyArray<ReadonlyArray<MenuItem>>;
  link?: LinkComponent | undefined;
  /** The edge of the button that the menu keeps to. */
  align?: 'start' | 'end' | undefined;
  defaultOpen?: boolean | undefined;
};

const load = () => import('./MenuBody.client.tsx');
const MenuBody = lazy(load);

/** A button that opens a menu of actions. Only the button is in the page; the menu is fetched on intent. */
export function Menu({ trigger, groups, link, align = 'start', defaultOpen }: MenuProps) {
  const id = useId();
  const opener = useOpener(load, defaultOpen);
  return (
    <OpenerPlace look={trigger} kind="menu" opener={opener} id={id}>
      <MenuBody opener={opener} openerId={id} groups={groups} link={link} align={align} />
    </OpenerPlace>
  );
}
