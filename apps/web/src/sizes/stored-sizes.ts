import type { SizeLabels } from '@suki/domain/catalogue/size-label';
import { type RememberedSizes, sizeKinds } from '@suki/domain/catalogue/size-memory';
import { type SizeSystem, sizeSystems } from '@suki/domain/catalogue/size-systems';

/** The size system and the own sizes of a visitor, as this browser keeps them. */
export type StoredSizes = { readonly system: SizeSystem | null; readonly sizes: RememberedSizes };

/** Reads the text that this browser kept; what an older or another page wrote there counts as nothing. */
export function readSizes(text: string | null): StoredSizes {
  const kept = parsed(text);
  const sizes = isRecord(kept.sizes) ? kept.sizes : {};
  return {
    system: sizeSystems.find((system) => system === kept.system) ?? null,
    sizes: Object.fromEntries(
      sizeKinds.flatMap((kind) => {
        const labels = sizes[kind];
        return isRecord(labels) ? [[kind, labelsIn(labels)]] : [];
      }),
    ),
  };
}

function labelsIn(kept: Readonly<Record<string, unknown>>): SizeLabels {
  return Object.fromEntries(
    sizeSystems.flatMap((system) => {
      const label = kept[system];
      return typeof label === 'string' ? [[system, label]] : [];
    }),
  );
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
