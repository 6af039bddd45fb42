import { dark } from '@suki/ui/tokens/dark';
import { light } from '@suki/ui/tokens/light';
import type { Metadata, Viewport } from 'next';
import '@suki/ui/css/global.css';
import '#styles';
import type { ReactNode } from 'react';
import { publicEnv } from '../env.client.ts';
import { FontPreload } from '../shell/font-preload.client.tsx';

export const metadata: Metadata = {
  metadataBase: new URL(publicEnv.webUrl),
  // The page without its parameters is the one that search engines know; a page may name another.
  alternates: { canonical: './' },
  applicationName: 'Suki',
  openGraph: { siteName: 'Suki', locale: 'en_PH', type: 'website' },
  title: { default: 'Suki: sneakers and fashion, checked before they reach you', template: '%s · Suki' },
  description:
    'Buy and sell sneakers and fashion in the Philippines. Every item passes our inspection before it is shipped, and the price you see is the price you pay.',
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: light.paper },
    { media: '(prefers-color-scheme: dark)', color: dark.paper },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-PH">
      <body>
        <FontPreload />
        {children}
      </body>
    </html>
  );
}
