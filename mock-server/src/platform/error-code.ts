/** The code of a Node or system error, e.g. `ENOENT`; undefined for everything that carries none. */
export function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** A deadlock, or a serialisation failure: the transaction would succeed if it ran again. */
export function isTransactionConflict(error: unknown): boolean {
  const code = getErrorCode(error)
  return code === '40P01' || code === '40001'
}

/** No space left: as the file system says it, and as PostgreSQL does. */
export function isDiskFull(error: unknown): boolean {
  const code = getErrorCode(error)
  return code === 'ENOSPC' || code === '53100'
}
