/** The actions on several people that need a form. */
export const BULK_KINDS = [
  'move',
  'setPosition',
  'addRoles',
  'removeRoles',
  'addBusinessTypes',
  'removeBusinessTypes',
] as const
export type BulkKind = (typeof BULK_KINDS)[number]
