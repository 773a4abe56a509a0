import { useQuery } from '@tanstack/react-query'
import { user } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import type { BandOption } from '@console/ui'
import { useMemo } from 'react'

/** Organisations to choose from, children indented below their parent. */
export function useOrganizationOptions(): { options: BandOption<number>[]; isLoading: boolean } {
  const { data, isLoading } = useQuery(callQuery(useHttpClient(), user.organizationList))
  const options = useMemo(() => (data?.list ?? []).flatMap((node) => optionsOf(node, 0)), [data])
  return { options, isLoading }
}

/** Non-breaking spaces. */
const INDENT = '\u00a0\u00a0'

function optionsOf({ id, name, children }: user.OrganizationNode, depth: number): BandOption<number>[] {
  return [
    { value: id, label: `${INDENT.repeat(depth)}${name}` },
    ...children.flatMap((child) => optionsOf(child, depth + 1)),
  ]
}
