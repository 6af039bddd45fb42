import type { TimerKind } from '@suki/domain/trade/facts/statuses';

/** Sentences by the event whose time `{time}` is; `plain` where no time is known. */
export type Headlines = Readonly<Partial<Record<TimerKind | 'arrival', string>>> & { readonly plain: string };
