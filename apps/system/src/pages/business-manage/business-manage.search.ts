import { flagField, idField, textField } from '@console/ui'

/** The state in the address: search text, selected business, and the open form. */
export const businessManageSearch = {
  search: textField(),
  business: idField(),
  add: flagField(),
  edit: flagField(),
}
