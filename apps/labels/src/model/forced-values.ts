import { label } from '@console/contracts'
import type { LabelForm } from './label-form.ts'

/**
 * Values that follow from a change at once: a label of customers is seen by all, regardless of the earlier choice
 * (LABEL-090), and another business has other products (LABEL-057).
 */
export function forcedValues(
  changed: readonly string[],
  { isCustomerRelated }: Pick<LabelForm, 'isCustomerRelated'>,
): Partial<Pick<LabelForm, 'visibility' | 'productId'>> {
  return {
    ...(isCustomerRelated === 1 ? { visibility: label.VISIBILITY.all } : {}),
    ...(changed.includes('bizTypeId') ? { productId: null } : {}),
  }
}
