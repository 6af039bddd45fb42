import { isRecord, shownValue } from './argument.ts';
import { deliveryRules } from './delivery.rules.ts';
import { feeRules } from './fees.rules.ts';
import { inputRules } from './input.rules.ts';
import { paymentRules } from './payment.rules.ts';
import type { Answer, Rule } from './rule.ts';
import { tradeRules } from './trade.rules.ts';

const rules: ReadonlyMap<string, Rule> = new Map(
  Object.entries({ ...feeRules, ...deliveryRules, ...tradeRules, ...paymentRules, ...inputRules }),
);

/** Every rule that can be asked, by name. */
export const ruleNames: readonly string[] = [...rules.keys()].sort();

/**
 * Answers one line of JSON with one line of JSON, whatever it holds. Never throws
 * (packages/domain/README.md#the-rules-as-a-command).
 */
export function answerLine(line: string): string {
  try {
    return JSON.stringify(answerOf(line));
  } catch (error) {
    return JSON.stringify({ error: `expected a line that can be answered, got ${String(error)}` });
  }
}

function answerOf(line: string): Answer {
  const question = parse(line.replace(/^\uFEFF/, ''));
  if (!question.ok || !isRecord(question.value)) {
    return { error: `expected a JSON object like {"rule":"sellFee","price":300000}, got ${question.came}` };
  }
  const { rule: name, ...values } = question.value;
  const rule = typeof name === 'string' ? rules.get(name) : undefined;
  return rule?.(values) ?? { error: `expected "rule" to be one of ${ruleNames.join(', ')}, got ${shownValue(name)}` };
}

type Parsed = { readonly ok: boolean; readonly value?: unknown; readonly came: string };

function parse(line: string): Parsed {
  try {
    const value: unknown = JSON.parse(line);
    return { ok: true, value, came: shownValue(value) };
  } catch {
    return { ok: false, came: line.trim() === '' ? 'an empty line' : `no JSON: ${shownValue(line)}` };
  }
}
