import { business, businessReference } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { useMemo } from 'react'
import { useOptionList, type OptionList } from '../option-list.ts'
import { OptionSelect, type PickerProps } from '../OptionSelect.tsx'

type ProductSelectProps = PickerProps & {
  /** Null offers products of all businesses. */
  businessTypeId: number | null
}

/** A product of the company; none means all. */
export function ProductSelect({ businessTypeId, ...props }: ProductSelectProps) {
  return <OptionSelect {...props} list={useProductOptions(businessTypeId)} />
}

/**
 * Products of one business, or of all (AUDIT-009); with a text, only those whose name contains it. With all businesses, an
 * option also names its business.
 */
export function useProductOptions(businessTypeId: number | null, name = ''): OptionList {
  const products = useCallQuery(businessReference.productPage, {
    body: {
      pageNum: 1,
      pageSize: business.REFERENCE_PAGE_SIZE,
      ...(businessTypeId === null ? {} : { businessCode: businessTypeId }),
      ...(name === '' ? {} : { name }),
    },
  })
  const rows = products.data?.rows
  const list = useOptionList(rows, products)
  return useMemo(
    () =>
      businessTypeId === null && rows !== undefined
        ? {
            ...list,
            options: rows.map(({ id, name, businessName }) => ({
              value: id,
              label: `${name} (${businessName})`,
            })),
          }
        : list,
    [businessTypeId, rows, list],
  )
}
