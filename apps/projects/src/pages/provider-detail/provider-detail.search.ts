import { flagField } from '@console/ui'

/** The dialog or drawer that is open. */
export const providerDetailSearch = { apply: flagField(), report: flagField(), personnel: flagField() }
