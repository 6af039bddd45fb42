'use client';
import type { AnchorProps } from '@suki/ui/link';
import type { MouseEvent } from 'react';

/**
 * Leads to a section of this page. A plain link would add an entry to the history that the router does not know and
 * cannot return to; this link only changes the hash.
 */
export function JumpLink({ href, ...rest }: AnchorProps) {
  const jump = (event: MouseEvent): void => {
    const section = document.getElementById(href.slice(1));
    if (section === null || event.metaKey || event.ctrlKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    history.replaceState(history.state, '', `${location.pathname}${location.search}${href}`);
    section.scrollIntoView();
    // The next press of Tab continues from there.
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  };
  return <a {...rest} href={href} onClick={jump} />;
}
