import { flagField } from '@console/ui'

/** What is open over the page. */
export const providerDetailSearch = { apply: flagField(), report: flagField(), personnel: flagField() }
