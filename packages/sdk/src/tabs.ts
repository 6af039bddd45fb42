import type { Notice } from './event-stream.ts';
import type { SkuId } from './generated/suki.schemas.ts';

type Watching = { readonly tab: string; readonly skuIds: readonly SkuId[] };
/** Tabs tell each other what they hear, and which sizes they look at; a new tab asks for the latter. */
type Word =
  | { readonly kind: 'notice'; readonly notice: Notice }
  | ({ readonly kind: 'watching' } & Watching)
  | { readonly kind: 'who-watches' };

export type Tabs = {
  readonly tell: (notice: Notice) => void;
  readonly sayWatching: (skuIds: readonly SkuId[]) => void;
  /** The sizes that other tabs look at. */
  readonly watchedElsewhere: () => readonly SkuId[];
  readonly close: () => void;
};

export type TabsOptions = {
  readonly name: string;
  readonly watchedHere: () => readonly SkuId[];
  readonly onNotice: (notice: Notice) => void;
  readonly onWatching: () => void;
};

/** The other tabs of this browser, of which one holds the event stream for all. */
export function otherTabs({ name, watchedHere, onNotice, onWatching }: TabsOptions): Tabs {
  const channel = new BroadcastChannel(name);
  const self = crypto.randomUUID();
  const others = new Map<string, readonly SkuId[]>();
  const say = (word: Word): void => channel.postMessage(word);
  const sayWatching = (skuIds: readonly SkuId[]): void => say({ kind: 'watching', tab: self, skuIds });

  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'notice') {
      onNotice(data.notice);
    } else if (data.kind === 'watching') {
      others.set(data.tab, data.skuIds);
      onWatching();
    } else {
      sayWatching(watchedHere());
    }
  };
  say({ kind: 'who-watches' });
  return {
    tell: (notice) => say({ kind: 'notice', notice }),
    sayWatching,
    watchedElsewhere: () => [...others.values()].flat(),
    close: () => {
      sayWatching([]);
      channel.close();
    },
  };
}
