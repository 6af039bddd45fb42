import type { ComponentType, ReactNode } from 'react';

/** What the kit passes to a link, whoever renders it. */
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

/** Where something leads, and with whose link. Every component of the kit that can be a link takes these two. */
export type LinkTarget = { href: string; link?: LinkComponent | undefined };

/** A link without any looks of its own: the one place where the kit decides between the router's link and `<a>`. */
export function Anchor({ link: Link, ...props }: AnchorProps & { link?: LinkComponent | undefined }) {
  return Link ? <Link {...props} /> : <a {...props} />;
}
