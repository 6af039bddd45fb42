import type { ItemField } from './fields.table.ts';

/** Why a row is not taken: the field, and a reason that a person can act on. */
export type FieldProblem = { readonly ok: false; readonly field: ItemField | 'row'; readonly why: string };

export type Field<Value> = { readonly ok: true; readonly value: Value } | FieldProblem;
