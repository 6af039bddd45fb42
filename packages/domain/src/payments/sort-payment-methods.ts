export type SortablePaymentMethod = {
  readonly id: string;
  readonly status: string;
  /** ISO 8601 with an offset; null when unknown, which sorts last. */
  readonly createdAt: string | null;
};

/**
 * Sorts the active default first, the rest by `createdAt`, newest first (specification, section 4). An inactive default
 * is sorted like the rest; methods of one moment keep their order.
 */
export function sortPaymentMethods<Method extends SortablePaymentMethod>(
  methods: readonly Method[],
  defaultPayment: string | null,
): readonly Method[] {
  const isFirst = ({ id, status }: Method): boolean => id === defaultPayment && status === 'ACTIVE';
  const rank = (method: Method): number => (isFirst(method) ? 0 : 1);
  return [...methods].sort((left, right) => rank(left) - rank(right) || momentOf(right) - momentOf(left));
}

function momentOf({ createdAt }: SortablePaymentMethod): number {
  const moment = Date.parse(createdAt ?? '');
  return Number.isNaN(moment) ? Number.MIN_SAFE_INTEGER : moment;
}
