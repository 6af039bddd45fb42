import type { ComponentType, ReactNode } from 'react';

/** The props that the kit passes to a link: an app's link component takes these. */
export type AnchorProps = {
  href: string;
  children?: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
  target?: '_blank' | undefined;
  rel?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | 'true' | 'step' | undefined;
  'aria-describedby'?: string | undefined;
};

/** The router's link component (in Next a thin wrapper round `next/link`); without one a plain `<a>` is rendered. */
export type LinkComponent = ComponentType<AnchorProps>;

/** Address and component of a link. Every part of the kit that can be a link takes these two. */
export type LinkTarget = { href: string; link?: LinkComponent | undefined };
