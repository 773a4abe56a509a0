/** Addresses of this sub-app as in its manifest. */
export const paths = {
  labelConfig: '/console/label/config',
} as const
