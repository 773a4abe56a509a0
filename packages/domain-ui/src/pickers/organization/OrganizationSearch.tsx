import { SearchingSelect } from '@console/ui'
import type { PickerProps } from '../OptionSelect.tsx'
import { useFindOrganizations, useOrganizationPath } from './organization-search.ts'

/** One organisation of thousands, found by typing, shown with its path. */
export function OrganizationSearch(props: Omit<PickerProps, 'problem'>) {
  return (
    <SearchingSelect
      {...props}
      valueLabel={useOrganizationPath(props.value)}
      fetchOptions={useFindOrganizations()}
    />
  )
}
