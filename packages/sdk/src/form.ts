import { type FormEvent, useId, useState } from 'react';
import type { Outcome } from './command.ts';
import type { SukiError } from './errors.ts';

/** The texts below the fields of a form. */
export type FieldErrors<Draft> = { readonly [Field in keyof Draft]?: string | undefined };

/** The result of a form's check: what to send, or the errors by field. */
export type Checked<Draft, Input> =
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly errors: FieldErrors<Draft> };

type Name<Draft> = keyof Draft & string;
type TextName<Draft> = { [Field in Name<Draft>]: Draft[Field] extends string ? Field : never }[Name<Draft>];

/** The props that a field of the kit takes from the form. */
export type TextProps = {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
};

export type Form<Draft> = {
  readonly draft: Draft;
  readonly errors: FieldErrors<Draft>;
  /** True once an entry differs from the first one. */
  readonly isChanged: boolean;
  /** The id of a field: a field that `text` does not serve needs it to get the focus after an error. */
  readonly idOf: (field: Name<Draft>) => string;
  readonly text: (field: TextName<Draft>) => TextProps;
  readonly change: (part: Partial<Draft>) => void;
  /** Starts over with other entries. */
  readonly replace: (draft: Draft) => void;
  /** Shows the errors of a check beside the submit, such as a try. */
  readonly show: (errors: FieldErrors<Draft>) => void;
  readonly submit: (event?: FormEvent) => Promise<void>;
};

type Options<Draft, Input> = {
  readonly initial: Draft;
  /** In the order of the screen: the first one with an error gets the focus. */
  readonly fields: readonly Name<Draft>[];
  readonly check: (draft: Draft) => Checked<Draft, Input>;
  /** Sends what the check returned. The errors of a refused call go to their fields. */
  readonly onInput: (input: Input) => Promise<Outcome<unknown>>;
};

/**
 * The entries of a form with their errors, for shop and console (ADR 0178). An entry loses its error as soon as it is
 * edited, and the first field with an error gets the focus, also when the API refuses the field.
 */
export function useForm<Draft extends object, Input>(options: Options<Draft, Input>): Form<Draft> {
  const { initial, fields, check, onInput } = options;
  const id = useId();
  const [first, setFirst] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Draft>>({});
  const idOf = (field: Name<Draft>): string => `${id}-${field}`;

  const show = (found: FieldErrors<Draft>): void => {
    setErrors(found);
    const wrong = fields.find((field) => found[field] !== undefined);
    if (wrong !== undefined) focusOn(document.getElementById(idOf(wrong)));
  };
  const change = (part: Partial<Draft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    const edited = Object.fromEntries(Object.keys(part).map((field) => [field, undefined]));
    setErrors((before) => ({ ...before, ...edited }) as FieldErrors<Draft>);
  };
  return {
    draft,
    errors,
    isChanged: fields.some((field) => draft[field] !== first[field]),
    idOf,
    text: (field) => ({
      id: idOf(field),
      value: String(draft[field]),
      error: errors[field],
      onChange: ({ currentTarget }) => change({ [field]: currentTarget.value } as unknown as Partial<Draft>),
    }),
    change,
    show,
    replace: (next) => {
      setFirst(next);
      setDraft(next);
      setErrors({});
    },
    submit: async (event) => {
      event?.preventDefault();
      const checked = check(draft);
      if (!checked.ok) {
        show(checked.errors);
        return;
      }
      setErrors({});
      const outcome = await onInput(checked.input);
      if (!outcome.ok) show(errorsOf(outcome.error, fields));
    },
  };
}

/** A field may be a group: then its search, else its first control. */
function focusOn(field: HTMLElement | null): void {
  const inside =
    field?.querySelector<HTMLElement>('[role=combobox]') ??
    field?.querySelector<HTMLElement>('input, select, textarea');
  (inside ?? field)?.focus();
}

/** Returns the errors of those fields that the API names in its refusal, in the words of the API. */
export function errorsOf<Draft>(
  { reason, details }: Pick<SukiError, 'reason' | 'details'>,
  fields: readonly (keyof Draft & string)[],
): FieldErrors<Draft> {
  const named = reason === 'VALIDATION' && Array.isArray(details?.fields) ? (details.fields as readonly unknown[]) : [];
  return Object.fromEntries(
    named.flatMap((one) => {
      const { field, rule } = one as { readonly field?: unknown; readonly rule?: unknown };
      const known = fields.find((name) => field === `body.${name}`);
      return known === undefined || typeof rule !== 'string' ? [] : [[known, rule]];
    }),
  ) as FieldErrors<Draft>;
}
