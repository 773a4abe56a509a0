import { useEffect, useEffectEvent } from 'react'

/** Writes a query into the address that was found elsewhere: once, and no step of the history. Null where there is none to write. */
export function useWriteQuery<Query>(query: Query | null, write: (query: Query) => void): void {
  const onFound = useEffectEvent(write)
  useEffect(() => {
    if (query !== null) onFound(query)
  }, [query])
}
