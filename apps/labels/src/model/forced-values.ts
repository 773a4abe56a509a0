import { label } from '@console/contracts'
import type { LabelForm } from './label-form.ts'

/**
 * What follows from a change at once: a label of customers is seen by all, whatever was chosen before (LABEL-090), and another
 * business has other products (LABEL-057).
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
