import type { Guide } from '../stories/guide.ts';

/** Parameters of Storybook have no type. What stands there was checked by `satisfies Guide` where it was written. */
export function readGuide(value: unknown): Guide | undefined {
  return isGuide(value) ? value : undefined;
}

function isGuide(value: unknown): value is Guide {
  return typeof value === 'object' && value !== null && 'keyboard' in value && 'do' in value && 'dont' in value;
}
