/** Addresses of this sub-app as its manifest offers them. */
export const paths = {
  auditLog: '/console/msgcenter/audit',
  /** A record by itself: it opens whatever the list beside it shows. */
  auditRecord: (id: number) => `/console/msgcenter/audit?record=${id}`,
} as const
