import type { AnchorProps } from '@suki/ui/link';
import { Link } from 'wouter';

/** The router's link in the form that the kit expects. */
export function OpsLink({ children, ...anchor }: AnchorProps) {
  return <Link {...anchor}>{children}</Link>;
}
