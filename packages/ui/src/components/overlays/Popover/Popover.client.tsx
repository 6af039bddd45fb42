'use client';
import { lazy, type ReactNode, useId } from 'react';
import { type OpenerLook, OpenerPlace } from '../../../overlay/OpenerPlace.tsx';
import { useOpener } from '../../../overlay/use-opener.ts';

export type PopoverProps = {
  trigger: OpenerLook;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** The edge of the button that it keeps to. */
  align?: 'start' | 'end' | undefined;
  defaultOpen?: boolean | undefined;
};

const load = () => import('./PopoverBody.client.tsx');
const PopoverBody = lazy(load);

/** A button with a few lines or a small form beside it; the page stays as it is. The content is fetched on intent. */
export function Popover({ trigger, title, closeLabel, children, align = 'start', defaultOpen }: PopoverProps) {
  const id = useId();
  const opener = useOpener(load, defaultOpen);
  return (
    <OpenerPlace look={trigger} kind="dialog" opener={opener} id={id}>
      <PopoverBody opener={opener} title={title} closeLabel={closeLabel} align={align}>
        {children}
      </PopoverBody>
    </OpenerPlace>
  );
}
