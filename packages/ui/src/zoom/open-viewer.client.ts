'use client';
import 'photoswipe/style.css';
import PhotoSwipe from 'photoswipe';
import { vars } from '../tokens/contract.css.ts';
import { readZoomLink } from './read-zoom-link.ts';
import type { Spot, ZoomWords } from './zoom-link.ts';

type Watcher = { onclose: (() => void) | null; destroy: () => void };
type WithWatcher = { CloseWatcher?: new () => Watcher };

/** Styles are set here, so that pages do not carry them before somebody opens a picture. */
const captionStyle = {
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  padding: `${vars.space[3]} ${vars.space[4]} calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  color: vars.color.ink,
  background: vars.color.artBase,
  textAlign: 'center',
  pointerEvents: 'none',
} as const;
const SPOT_SIZE = 56;
const spotStyle = {
  position: 'absolute',
  // The picture joins the slide when it has loaded, after its circles.
  zIndex: '1',
  width: `${SPOT_SIZE}px`,
  height: `${SPOT_SIZE}px`,
  margin: `${-SPOT_SIZE / 2}px 0 0 ${-SPOT_SIZE / 2}px`,
  border: `3px solid ${vars.color.caution}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${vars.color.paper}`,
  pointerEvents: 'none',
} as const;

/**
 * Shows the pictures of the links of `zoomLink` inside an element, `first` first. Escape and the back gesture close;
 * the focus returns.
 * @param host - aborted when the part that opened it goes away: the viewer goes with it, and does not come any more
 */
export function openViewer(within: Element, first: HTMLAnchorElement, words: ZoomWords, host: AbortSignal): void {
  if (host.aborted) return;
  const links = [...within.querySelectorAll<HTMLAnchorElement>('a[data-zoom]')];
  const pictures = links.map((link) => {
    const small = link.querySelector('img');
    const shape = small !== null && small.naturalHeight > 0 ? small.naturalWidth / small.naturalHeight : 4 / 3;
    return { ...readZoomLink(link, shape), alt: small?.alt ?? '', msrc: small?.currentSrc };
  });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Safari does not focus a link that is pressed, and the viewer gives the focus back to whatever had it.
  first.focus({ preventScroll: true });
  const viewer = new PhotoSwipe({
    dataSource: pictures,
    index: links.indexOf(first),
    bgOpacity: 1,
    showHideAnimationType: isCalm ? 'none' : 'fade',
    zoomAnimationDuration: isCalm ? 0 : 333,
    loop: false,
    padding: { top: 56, bottom: 64, left: 0, right: 0 },
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.back,
    arrowNextTitle: words.forward,
    errorMsg: words.failed,
  });
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'caption',
      appendTo: 'root',
      onInit: (element) => {
        Object.assign(element.style, captionStyle);
        element.setAttribute('aria-live', 'polite');
        viewer.on('change', () => {
          const caption = pictures[viewer.currIndex]?.caption ?? '';
          element.textContent = caption;
          element.hidden = caption === '';
        });
      },
    });
  });
  viewer.on('contentResize', ({ content, width, height }) => {
    // A picture of another shape than the small one is not stretched.
    if (content.element !== undefined) content.element.style.objectFit = 'contain';
    const place = content.slide?.container;
    if (place !== undefined) showSpots(place, pictures[content.index]?.spots ?? [], { width, height });
  });
  const close = waitForOpening(viewer);
  const stopWatching = closeOnBack(close);
  const leave = () => removeAtOnce(viewer);
  host.addEventListener('abort', leave);
  viewer.on('destroy', () => {
    stopWatching();
    host.removeEventListener('abort', leave);
  });
  viewer.init();
  const dialog = viewer.element;
  if (dialog !== undefined) {
    dialog.setAttribute('aria-label', words.viewer);
    dialog.setAttribute('aria-modal', 'true');
    for (const [name, value] of Object.entries(colours)) dialog.style.setProperty(name, value);
  }
}

/** In the colours of the page, so that drawings on a transparent ground can be seen. */
const colours = {
  '--pswp-bg': vars.color.artBase,
  '--pswp-placeholder-bg': 'transparent',
  '--pswp-icon-color': vars.color.ink,
  '--pswp-icon-color-secondary': vars.color.artBase,
  '--pswp-icon-stroke-color': vars.color.artBase,
  '--pswp-error-text-color': vars.color.ink,
} as const;

/** Circles the spots on a picture of this size; the circles keep theirs when the picture grows. */
function showSpots(place: HTMLElement, spots: readonly Spot[], size: { width: number; height: number }): void {
  for (const shown of place.querySelectorAll('[data-spot]')) shown.remove();
  for (const { x, y } of spots) {
    const circle = document.createElement('i');
    circle.dataset.spot = '';
    Object.assign(circle.style, spotStyle, { left: `${x * size.width}px`, top: `${y * size.height}px` });
    place.append(circle);
  }
}

type Act = 'close' | 'prev' | 'next';
const actOfKey: Readonly<Record<string, Act>> = { Escape: 'close', ArrowLeft: 'prev', ArrowRight: 'next' };

/**
 * The library listens to no key before it is open, which takes seconds where a photo comes slowly: the last one is
 * carried out afterwards. Returns a function that closes the viewer, then or at once.
 */
function waitForOpening(viewer: PhotoSwipe): () => void {
  let pending: Act | undefined;
  const note = ({ key }: KeyboardEvent) => {
    pending = actOfKey[key] ?? pending;
  };
  const stopNoting = () => document.removeEventListener('keydown', note);
  document.addEventListener('keydown', note);
  viewer.on('destroy', stopNoting);
  viewer.on('bindEvents', () => {
    stopNoting();
    if (pending !== undefined) viewer[pending]();
  });
  return () => {
    if (viewer.opener.isOpen) viewer.close();
    else pending = 'close';
  };
}

/** Takes the viewer away without a fade, also while it opens, when the library refuses to close. */
function removeAtOnce(viewer: PhotoSwipe): void {
  viewer.isDestroying = true;
  viewer.animations.stopAll();
  viewer.destroy();
}

/** Calls `close` at the back gesture of a phone, where browsers report it; returns a function that ends this. */
function closeOnBack(close: () => void): () => void {
  const { CloseWatcher } = globalThis as WithWatcher;
  if (CloseWatcher === undefined) return () => undefined;
  const watcher = new CloseWatcher();
  watcher.onclose = close;
  return () => watcher.destroy();
}
