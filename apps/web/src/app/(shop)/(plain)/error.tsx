'use client';
import type { PageErrorProps } from '../../../shell/page-error.client.tsx';
import { RouteError } from '../../../shell/route-error.client.tsx';

export default function PlainError(props: PageErrorProps) {
  return <RouteError {...props} />;
}
