/** Addresses of this sub-app as in its manifest. */
export const paths = {
  auditLog: '/console/msgcenter/audit',
  /** The link of a record, which opens independently of the list. */
  auditRecord: (id: number) => `/console/msgcenter/audit?record=${id}`,
} as const
