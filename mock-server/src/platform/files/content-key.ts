/** In the storage: the same bytes of a company are stored once. */
export const contentKey = (tenantId: number, hash: string): string =>
  `content/${tenantId}/${hash.slice(0, 2)}/${hash}`
