'use client';
import { lettersUrl } from '@suki/ui/letters-url';
import { preload } from 'react-dom';

/**
 * Asks for the font with the page instead of after its styles. A browser waits about 100 ms for a font and then keeps
 * its own (`font-display: optional`, so that no line of text moves), and on a first visit the 50 kB came too late. A
 * client component only because the address exists in the browser's bundle.
 */
export function FontPreload() {
  preload(lettersUrl, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return null;
}
