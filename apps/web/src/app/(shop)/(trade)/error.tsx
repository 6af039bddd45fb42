'use client';
import { PageError, type PageErrorProps } from '../../../shell/failure/page-error.client.tsx';

export default function TradeError(props: PageErrorProps) {
  return <PageError {...props} />;
}
