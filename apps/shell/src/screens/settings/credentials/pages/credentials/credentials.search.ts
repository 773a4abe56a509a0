import { credential, MAX_PAGE } from '@console/contracts'
import { idField } from '@console/ui'
import { pageField, sizeField, type ListDefinition } from '@console/ui/list-page'

/** The view in the address: page, the client whose usage is open, the one that is being replaced. */
const shape = {
  page: pageField(MAX_PAGE),
  size: sizeField(credential.CREDENTIAL_PAGE_SIZE),
  usage: idField(),
  rotate: idField(),
}

export const clientList: ListDefinition<typeof shape, Record<never, never>> = {
  shape,
  toFilters: () => ({}),
  toSearch: () => ({}),
  pageSize: credential.CREDENTIAL_PAGE_SIZE,
}
