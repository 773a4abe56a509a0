import { OptionSelect, type PickerProps } from '../OptionSelect.tsx'
import { useBusinessOptions } from './use-business-options.ts'

/** A business of the company; none means all. */
export function BusinessSelect(props: PickerProps) {
  return <OptionSelect {...props} list={useBusinessOptions()} />
}
