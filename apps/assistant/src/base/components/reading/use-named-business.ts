import { idField, useUrlSearch } from '@console/ui'

/** The business in the console's link (FRAME-006). */
const search = { business_type_id: idField() }

/** The business in the address of the frame, as a filter; without one all businesses. */
export function useNamedBusiness(): { bizTypeId?: number } {
  const { business_type_id: bizTypeId } = useUrlSearch(search).search
  return bizTypeId === null ? {} : { bizTypeId }
}
