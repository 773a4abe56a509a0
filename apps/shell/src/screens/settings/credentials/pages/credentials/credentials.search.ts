import { idField, intField } from '@console/ui'

/** The server's own limit of pages. */
const MAX_PAGE = 1000

/** The view in the address: page, the client whose usage is open, the one that is being replaced. */
export const credentialsSearch = {
  page: intField({ fallback: 1, min: 1, max: MAX_PAGE }),
  usage: idField(),
  rotate: idField(),
}
