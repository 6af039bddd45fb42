'use client';
import { PageError, type PageErrorProps } from '../../../shell/page-error.client.tsx';

export default function PlainError(props: PageErrorProps) {
  return <PageError {...props} />;
}
