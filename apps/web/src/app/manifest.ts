import { light } from '@suki/ui/tokens/light';
import type { MetadataRoute } from 'next';
import { paths } from '../shell/paths.ts';

/** Lets a phone keep the shop on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: paths.home,
    name: 'Suki: sneakers and fashion, checked',
    short_name: 'Suki',
    description: 'Buy and sell sneakers and fashion in the Philippines, each one inspected before it is shipped.',
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    lang: 'en-PH',
    background_color: light.paper,
    theme_color: light.paper,
    categories: ['shopping', 'lifestyle'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/app-icon/192', sizes: '192x192', type: 'image/png' },
      { src: '/app-icon/512', sizes: '512x512', type: 'image/png' },
      { src: '/app-icon/512', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Sell', url: paths.sell },
      { name: 'Orders', url: '/orders' },
    ],
  };
}
