import { isId } from '@suki/domain/ids/id';
import { type Drafts, isVerdict, type Mark, type PointDraft } from './inspection-form.view-model.ts';

/** Reads stored verdicts; invalid entries are dropped. */
export function draftsOf(text: string | null): Drafts {
  const kept = parsed(text);
  if (typeof kept !== 'object' || kept === null) {
    return {};
  }
  return Object.fromEntries(
    Object.entries(kept).flatMap(([id, draft]: [string, unknown]) => (isDraft(draft) ? [[id, draft]] : [])),
  );
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is PointDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'verdict' in value &&
    isVerdict(value.verdict) &&
    'note' in value &&
    typeof value.note === 'string' &&
    (!('mark' in value) || isMark(value.mark))
  );
}

function isMark(value: unknown): value is Mark {
  if (typeof value !== 'object' || value === null) return false;
  const { fileId, spot } = value as Partial<Record<keyof Mark, unknown>>;
  return typeof fileId === 'string' && isId('fil', fileId) && (spot === null || isSpot(spot));
}

function isSpot(value: unknown): boolean {
  const { x, y } = (value ?? {}) as { readonly x?: unknown; readonly y?: unknown };
  return typeof x === 'number' && typeof y === 'number';
}
