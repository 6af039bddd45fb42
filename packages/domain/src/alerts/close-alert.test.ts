import { describe, expect, test } from 'vitest';
import { refusalReasons } from '../trade/facts/refusal-reasons.ts';
import { alertCauseIds, alertCauses, causesOf } from './alert-causes.table.ts';
import { closeProblem } from './close-alert.ts';
import { complianceAlerts } from './compliance-alerts.table.ts';
import { financeAlerts } from './finance-alerts.table.ts';
import { supportAlerts } from './support-alerts.table.ts';
import { warehouseAlerts } from './warehouse-alerts.table.ts';

const events = Object.keys({ ...warehouseAlerts, ...supportAlerts, ...financeAlerts, ...complianceAlerts });
const all = [...events, ...Object.keys(refusalReasons), 'E00-of-an-earlier-version', 'toString'];

describe('ops A.2 A17: the causes that an alert closes with', () => {
  test.each(all)('%s offers two causes or more, and at last something else', (event) => {
    const causes = causesOf(event);
    expect(causes.length).toBeGreaterThan(2);
    expect(causes.at(-1)).toBe('other');
    expect(new Set(causes).size).toBe(causes.length);
  });

  test('each is offered by some alert, and reads as a short sentence', () => {
    const offered = new Set(all.flatMap(causesOf));
    expect(alertCauseIds.filter((cause) => !offered.has(cause))).toEqual([]);
    for (const words of Object.values(alertCauses)) expect(words).toMatch(/^[A-Z][^_]{4,45}$/);
  });

  test.each([
    ['N5', 'too_much_work', null, null],
    ['N5', 'dispute_won', null, 'foreign_cause'],
    ['E65-freeze', 'dispute_won', null, null],
    ['N5', 'other', null, 'note_missing'],
    ['N5', 'other', '  ', 'note_missing'],
    ['N5', 'other', 'The bench was flooded.', null],
  ] as const)('%s with %s and the note %j: %j', (event, cause, note, problem) => {
    expect(closeProblem(event, { cause, note })).toBe(problem);
  });
});
