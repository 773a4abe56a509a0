import { flagField, idField } from '@console/ui'

/** Whose account is open; nobody's means finding one. Whether its form is. */
export const userSearch = { id: idField(), edit: flagField() }
