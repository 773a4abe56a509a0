import { OptionSelect, type PickerProps } from '../OptionSelect.tsx'
import { useProductOptions } from './use-product-options.ts'

type ProductSelectProps = PickerProps & {
  /** Null offers products of all businesses. */
  businessTypeId: number | null
}

/** A product of the company; none means all. */
export function ProductSelect({ businessTypeId, ...props }: ProductSelectProps) {
  return <OptionSelect {...props} list={useProductOptions(businessTypeId)} />
}
