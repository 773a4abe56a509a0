import { useQuery } from '@tanstack/react-query'
import { business } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import type { BandOption } from '@console/ui'
import { useMemo } from 'react'

/** Business types to choose from (SHELL-102). */
export function useBusinessOptions(): { options: BandOption<number>[]; isLoading: boolean } {
  const { data, isLoading } = useQuery(
    callQuery(useHttpClient(), business.businessTypePage, {
      body: { current: 1, size: business.REFERENCE_PAGE_SIZE },
    }),
  )
  const options = useMemo(
    () => (data?.records ?? []).map(({ id, name }) => ({ value: id, label: name })),
    [data],
  )
  return { options, isLoading }
}
