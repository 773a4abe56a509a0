/** Addresses of this sub-app as in its manifest. */
export const paths = {
  version: '/console/version',
} as const
