import { idField } from '@console/ui'

/** Whose account is open; nobody's means finding one. */
export const userSearch = { id: idField() }
