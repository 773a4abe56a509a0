import { idField, textField } from '@console/ui'

/** What stands in the address: the searched text and the chosen organisation. */
export const organizationSearch = { search: textField(), org: idField() }
