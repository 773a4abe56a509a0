import { idField, useUrlSearch } from '@console/ui'

/** As the console's link names the business (FRAME-006). */
const search = { business_type_id: idField() }

/** The business that the address of the frame names, as a filter; none: all of them. */
export function useNamedBusiness(): { bizTypeId?: number } {
  const { business_type_id: bizTypeId } = useUrlSearch(search).search
  return bizTypeId === null ? {} : { bizTypeId }
}
