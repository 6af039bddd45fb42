import { categories } from '@suki/domain/catalogue/categories';
import { itemStatuses } from '@suki/domain/catalogue/item-status';
import { homeSections, sectionRules } from '@suki/domain/catalogue/sections';
import { shelves } from '@suki/domain/catalogue/shelves';
import { centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { formatMoment } from '@suki/domain/time/format-moment';
import type { CatalogueChange } from '@suki/sdk/types';
import {
  categoryWords,
  fieldWords,
  genderWords,
  sectionWords,
  shelfTitles,
  statusWords,
  subjectWords,
  historyTexts as words,
} from './catalogue.texts.ts';
import { ruleNames } from './home-section.texts.ts';

type Change = CatalogueChange['changes'][number];
type Value = Change['before'];

/** A stored fact in the words of the console. */
export function valueText(field: Change['field'], value: Value): string {
  if (value === null || value === '') return words.nothing;
  switch (field) {
    case 'status':
      return statusWords[itemStatuses.find((status) => status === value) ?? 'listed'];
    case 'category':
      return categoryWords[categories.find((category) => category === value) ?? 'shoes'];
    case 'retailPrice':
      return formatMoney(centavos(Number(value)));
    case 'effectiveFrom':
      return formatMoment(new Date(String(value)));
    case 'rule':
      return ruleNames[sectionRules.find((rule) => rule === value) ?? 'chosen'];
    case 'photos':
      return words.photos(String(value).split(', ').length);
    case 'genders':
      return String(value)
        .split(', ')
        .map((one) => genderWords[one as keyof typeof genderWords] ?? one)
        .join(', ');
    default:
      return String(value);
  }
}

/** One line for each fact that changed. */
export function changeLines({ changes }: Pick<CatalogueChange, 'changes'>): readonly string[] {
  return changes.map(({ field, before, after }) =>
    words.change(fieldWords[field], valueText(field, before), valueText(field, after)),
  );
}

/** An entry of the timeline of one item. */
export function changeEntry({ id, changes, reason, byName, at }: CatalogueChange) {
  const by = byName ?? words.someone;
  return {
    id,
    time: formatMoment(new Date(at)),
    dateTime: at,
    what: changeLines({ changes }).join('; '),
    note: reason === null ? by : `${by}: ${reason}`,
  };
}

/** The subject of a line: "Item: adidas Samba OG". */
export function subjectLine({ subject, name }: Pick<CatalogueChange, 'subject' | 'name'>): string {
  const shelf = subject === 'shelf' ? shelves.find((one) => one === name) : undefined;
  const section = subject === 'home_section' ? homeSections.find((one) => one === name) : undefined;
  const known = shelf === undefined ? section && sectionWords[section] : shelfTitles[shelf];
  return `${subjectWords[subject]}: ${known ?? name}`;
}
