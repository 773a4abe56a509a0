import { idField, textField } from '@console/ui'

/** The state in the address: search text and selected organisation. */
export const organizationSearch = { search: textField(), org: idField() }
