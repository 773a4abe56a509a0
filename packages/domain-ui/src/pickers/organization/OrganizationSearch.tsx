import { account } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'
import { SearchingSelect, type SearchOption } from '@console/ui'
import type { PickerProps } from '../OptionSelect.tsx'

/** One organisation of thousands, found by typing, shown with its path. */
export function OrganizationSearch(props: Omit<PickerProps, 'problem'>) {
  return (
    <SearchingSelect
      {...props}
      valueLabel={useOrganizationPath(props.value)}
      fetchOptions={useFindOrganizations()}
    />
  )
}

/** The path of an organisation that an address names. */
export function useOrganizationPath(id: number | null): string | undefined {
  const found = useCallQuery(account.organizations, id === null ? null : { query: { id } })
  return found.data?.organizations[0]?.path
}

/** Finds organisations by a part of their name, for people who may read accounts. */
export function useFindOrganizations() {
  const client = useHttpClient()
  return async (text: string, signal: AbortSignal): Promise<SearchOption<number>[]> => {
    const { organizations } = await client.send(account.organizations, {
      query: { text },
      signal,
      isQuiet: true,
    })
    return organizations.map(({ id, path }) => ({ value: id, label: path }))
  }
}
