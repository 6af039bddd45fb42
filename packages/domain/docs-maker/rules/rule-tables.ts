import { constantRules } from './constants.table.ts';
import { errorRules } from './errors.table.ts';
import type { RuleRow } from './rule-row.ts';
import { screenRules } from './screens.table.ts';
import type { RuleSection } from './sentences.ts';
import { stateRules } from './states.table.ts';
import { validationRules } from './validation.table.ts';

/** The rows of each section of the specification, in its order. */
export const ruleTables: Readonly<Record<RuleSection, { readonly title: string; readonly rows: readonly RuleRow[] }>> =
  {
    2: { title: 'Screens and routes', rows: screenRules },
    4: { title: 'States and transitions', rows: stateRules },
    5: { title: 'Validation rules', rows: validationRules },
    8: { title: 'Error catalogue', rows: errorRules },
    9: { title: 'Business constants and limits', rows: constantRules },
  };
