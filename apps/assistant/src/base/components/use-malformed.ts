import { idField, useUrlSearch } from '@console/ui'
import { useMemo } from 'react'

/** A parameter of every link of the console (FRAME-006). */
const FRAME = { business_type_id: idField() }

/**
 * Names of malformed parameters of the address: defaults are used instead, and the page has to report it.
 * `shape` is all parameters of the page; a constant, or memoised.
 */
export function useMalformed(shape: Parameters<typeof useUrlSearch>[0]): readonly string[] {
  const whole = useMemo(() => ({ ...FRAME, ...shape }), [shape])
  const { problems } = useUrlSearch(whole)
  return useMemo(() => [...new Set(problems.map(({ name }) => name))], [problems])
}
