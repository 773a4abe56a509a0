import { idField, oneOfField, textField } from '@console/ui'

export const TABS = ['modules', 'report'] as const

/** The open dialog of a suggestion: a new one, or a stored one by its id. */
const SUGGESTION = /^(new|[1-9]\d{0,15})$/

/** The whole page in its address. */
export const configurationSearch = {
  tab: oneOfField(TABS, 'modules'),
  business: idField(),
  suggestion: textField(SUGGESTION),
}
