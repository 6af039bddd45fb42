/** Functions that the checks below put on the page, so that one call asks for one thing. */
export type PageChecks = {
  /** Returns how far down the lowest drawn element ends. The page itself is always as high as the screen. */
  readonly drawnHeight: () => number;
  /** Sentences about elements wider than the page, and about controls that cannot be seen. */
  readonly lost: () => string[];
  /** Sentences about controls smaller than a finger. */
  readonly smallTargets: () => string[];
};

declare global {
  interface Window {
    suki: PageChecks;
  }
}

/** Runs inside the page, so it holds everything that it needs. */
export function installPageChecks(): void {
  const least = 44;
  const pressable = [
    'a[href]',
    'button',
    'input:not([type="hidden"])',
    'select',
    'textarea',
    'summary',
    // Excludes Radix's focus guards, on which nobody stays.
    '[tabindex="0"]:not([data-radix-focus-guard])',
    ...['button', 'checkbox', 'link', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab', 'textbox'].map(
      (role) => `[role="${role}"]`,
    ),
  ].join();

  const describe = (element: Element) =>
    `<${element.localName}> "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;

  const isDrawn = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert], [aria-hidden="true"]') === null;

  const labelsOf = (element: Element): readonly Element[] =>
    'labels' in element && element.labels instanceof NodeList ? [...(element.labels as NodeListOf<Element>)] : [];

  /** Returns the boxes of an element and of its label. */
  const boxesOf = (element: Element) =>
    [element, ...labelsOf(element)]
      .map((each) => each.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);

  const scrollerOf = (element: Element): Element | undefined => {
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if ((overflowX === 'auto' || overflowX === 'scroll') && at.scrollWidth > at.clientWidth) return at;
    }
    return undefined;
  };

  const isInside = ({ left, right }: DOMRect) => right > 0 && left < document.documentElement.clientWidth;

  const isSeen = (element: Element): boolean => {
    if (boxesOf(scrollerOf(element) ?? element).some(isInside)) return true;
    // A skip link comes into view with the focus.
    if (!(element instanceof HTMLElement)) return false;
    element.focus({ preventScroll: true });
    const isSeenNow = boxesOf(element).some(isInside);
    element.blur();
    return isSeenNow;
  };

  const widestOf = () => {
    const page = document.documentElement.clientWidth;
    const isRightToLeft = document.documentElement.dir === 'rtl';
    return [...document.body.querySelectorAll('*')].find((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && scrollerOf(element) === undefined && (isRightToLeft ? left < -1 : right > page + 1);
    });
  };

  const lost = () => {
    window.scrollTo(0, 0);
    const { scrollWidth, clientWidth } = document.documentElement;
    const widest = scrollWidth > clientWidth ? widestOf() : undefined;
    const overflow =
      scrollWidth > clientWidth
        ? [
            `The page is ${scrollWidth} px wide and has ${clientWidth}: look at ${widest === undefined ? '?' : describe(widest)}.`,
          ]
        : [];
    const unseen = [...document.querySelectorAll(pressable)]
      .filter((element) => isDrawn(element) && !isSeen(element))
      .map((element) => `${describe(element)} cannot be seen.`);
    return [...overflow, ...unseen];
  };

  /** Returns true for a link inside a sentence, which the rule excepts: it is as high as its line of text. */
  const isInSentence = (element: Element) => {
    if (element.localName !== 'a' || getComputedStyle(element).display !== 'inline') return false;
    return [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
  };

  const isBlocked = (element: Element) => element.matches(':disabled, :disabled *');

  /** Returns true when a press here reaches the element, also through an invisible area around it or its label. */
  const isHit = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    return element.contains(hit) || labelsOf(element).some((label) => label.contains(hit));
  };

  /** Returns how far from its middle the element can be pressed, along one axis. */
  const reach = (element: Element, horizontal: boolean) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    let length = 0;
    for (const sign of [-1, 1]) {
      for (let step = 0.5; step < least; step += 1) {
        if (!isHit(element, horizontal ? x + sign * step : x, horizontal ? y : y + sign * step)) break;
        length += 1;
      }
    }
    return length;
  };

  const smallTargets = () =>
    [...document.querySelectorAll(pressable)]
      .filter((element) => isDrawn(element) && !isInSentence(element) && !isBlocked(element))
      .flatMap((element) => {
        const boxes = boxesOf(element);
        if (boxes.some(({ width, height }) => width >= least - 0.5 && height >= least - 0.5)) return [];
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        if (!boxesOf(element).some(isInside)) return [];
        const [width, height] = [reach(element, true), reach(element, false)];
        return width >= least - 1 && height >= least - 1
          ? []
          : [`${describe(element)} takes a finger on ${width} × ${height} px, and ${least} is the least.`];
      });

  const drawnHeight = () =>
    Math.ceil(Math.max(...[...document.body.querySelectorAll('*')].map((each) => each.getBoundingClientRect().bottom)));

  window.suki = { drawnHeight, lost, smallTargets };
}
