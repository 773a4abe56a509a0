import { flagField, idField, intField, oneOfField } from '@console/ui'

/** The server counts pages up to here. */
const MAX_PAGE = 1000

export const ROLE_TABS = ['grants', 'people'] as const
export type RoleTab = (typeof ROLE_TABS)[number]

/** The open role, or a new one; its tab; the page of its members. */
export const roleSearch = {
  role: idField(),
  create: flagField(),
  tab: oneOfField(ROLE_TABS, 'grants'),
  page: intField({ fallback: 1, min: 1, max: MAX_PAGE }),
}
