import type { AnchorProps, LinkComponent } from '../../../link.ts';

/** A link without any looks of its own: the one place where the kit decides between the router's link and `<a>`. */
export function Anchor({ link: Link, ...props }: AnchorProps & { link?: LinkComponent | undefined }) {
  return Link ? <Link {...props} /> : <a {...props} />;
}
