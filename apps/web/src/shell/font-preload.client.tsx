'use client';
import { lettersUrl } from '@suki/ui/letters-url';
import { preload } from 'react-dom';

/**
 * Asks for the letters with the page, not after its styles: a browser waits about 100 ms for a font and then stays with its own (`font-display:
 * optional`, so that no line of text moves), and on a first visit the 50 kB came too late. A client part only because the address is one of the
 * browser's.
 */
export function FontPreload() {
  preload(lettersUrl, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return null;
}
