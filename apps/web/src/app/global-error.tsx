'use client';
import '@suki/ui/css/global.css';
import '#styles';
import { PageError, type PageErrorProps } from '../shell/failure/page-error.client.tsx';

/** Shown when the shell itself failed. */
export default function GlobalError(props: PageErrorProps) {
  return (
    <html lang="en-PH">
      <body>
        <PageError {...props} />
      </body>
    </html>
  );
}
