import type { BandOption } from '@console/ui'
import { useMemo } from 'react'

/** Options of a picker, and the state of their loading. */
export type OptionList = {
  options: BandOption<number>[]
  isLoading: boolean
  hasFailed: boolean
  /** The name of an id; undefined where the list does not have it. */
  nameOf: (id: number | null | undefined) => string | undefined
}

type Named = { id: number; name: string }

/** Rows of an answer as options, in the answer's order. */
export function useOptionList<Row extends Named>(
  rows: readonly Row[] | undefined,
  { isLoading, error }: { isLoading: boolean; error: unknown },
): OptionList {
  return useMemo(() => {
    const names = new Map((rows ?? []).map(({ id, name }) => [id, name]))
    return {
      options: [...names].map(([value, label]) => ({ value, label })),
      isLoading,
      hasFailed: error !== null,
      nameOf: (id) => (id == null ? undefined : names.get(id)),
    }
  }, [rows, isLoading, error])
}
