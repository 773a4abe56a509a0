import { idField, textField } from '@console/ui'

/** What stands in the address: the searched text and the chosen business. */
export const businessManageSearch = { search: textField(), business: idField() }
