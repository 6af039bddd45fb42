import type { Guide } from '../stories/guide.ts';

/** Storybook does not type parameters; `satisfies Guide` has checked this one where it was written. */
export function readGuide(value: unknown): Guide | undefined {
  return isGuide(value) ? value : undefined;
}

function isGuide(value: unknown): value is Guide {
  return typeof value === 'object' && value !== null && 'keyboard' in value && 'do' in value && 'dont' in value;
}
