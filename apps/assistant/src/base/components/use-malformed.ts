import { idField, useUrlSearch } from '@console/ui'
import { useMemo } from 'react'

/** Comes with every link of the console (FRAME-006). */
const FRAME = { business_type_id: idField() }

/**
 * Names of what the address says and nobody on the page understands: defaults stand in for it, and the page has to say so.
 * `shape` is all that the page reads, in one constant or memoised.
 */
export function useMalformed(shape: Parameters<typeof useUrlSearch>[0]): readonly string[] {
  const whole = useMemo(() => ({ ...FRAME, ...shape }), [shape])
  const { problems } = useUrlSearch(whole)
  return useMemo(() => [...new Set(problems.map(({ name }) => name))], [problems])
}
