import { OptionSelect, type PickerProps } from '../OptionSelect.tsx'
import { useOrganizationOptions } from './use-organization-options.ts'

/** An organisation of the company; none means all. */
export function OrganizationSelect(props: PickerProps) {
  return <OptionSelect {...props} list={useOrganizationOptions()} />
}
