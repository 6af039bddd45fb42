'use client';
import { PageError, type PageErrorProps } from '../../shell/page-error.client.tsx';

export default function ShopError(props: PageErrorProps) {
  return <PageError {...props} />;
}
