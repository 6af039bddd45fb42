'use client';
import type { PageErrorProps } from '../../../shell/failure/page-error.client.tsx';
import { RouteError } from '../../../shell/failure/route-error.client.tsx';

export default function SearchError(props: PageErrorProps) {
  return <RouteError {...props} />;
}
