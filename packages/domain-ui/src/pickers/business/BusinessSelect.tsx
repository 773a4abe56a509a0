import { business } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { useOptionList, type OptionList } from '../option-list.ts'
import { OptionSelect, type PickerProps } from '../OptionSelect.tsx'

/** A business of the company; none means all. */
export function BusinessSelect(props: PickerProps) {
  return <OptionSelect {...props} list={useBusinessOptions()} />
}

/** Business types of the company (SHELL-102); they also name ids (AUDIT-Q7). */
export function useBusinessOptions(): OptionList {
  const types = useCallQuery(business.businessTypePage, {
    body: { current: 1, size: business.REFERENCE_PAGE_SIZE },
  })
  return useOptionList(types.data?.records, types)
}
