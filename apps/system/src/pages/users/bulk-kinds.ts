/** What can be done with several people by a form. */
export const BULK_KINDS = [
  'move',
  'addRoles',
  'removeRoles',
  'addBusinessTypes',
  'removeBusinessTypes',
] as const
export type BulkKind = (typeof BULK_KINDS)[number]
