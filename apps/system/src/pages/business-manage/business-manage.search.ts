import { flagField, idField, textField } from '@console/ui'

/** What stands in the address: the searched text, the chosen business, and the form that is open. */
export const businessManageSearch = {
  search: textField(),
  business: idField(),
  add: flagField(),
  edit: flagField(),
}
