import { flagField, idField } from '@console/ui'

/** The id of the open account, null for the search; and whether its form is open. */
export const userSearch = { id: idField(), edit: flagField() }
