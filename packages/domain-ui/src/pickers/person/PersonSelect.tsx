import { user } from '@console/contracts'
import { type HttpClient, useCallQuery, useHttpClient } from '@console/sub-app'
import { SearchingSelect, type SearchOption } from '@console/ui'
import type { PickerProps } from '../OptionSelect.tsx'

/** Finds people by a part of their name, in a list whose people the page accepts (R43). */
export type FindPeople = (
  client: HttpClient,
  text: string,
  signal: AbortSignal,
) => Promise<SearchOption<number>[]>

/** More people than this are not offered at once: typing another letter narrows them. */
const MAX_OFFERED_PEOPLE = 50

/** For filters of pages that name people of the company (SHELL-103). */
export const findColleagues: FindPeople = async (client, text, signal) => {
  const { records } = await client.send(user.list, {
    body: { name: text, isBasic: false, current: 1, size: MAX_OFFERED_PEOPLE },
    signal,
    isQuiet: true,
  })
  return records.map(({ id, name, account }) => ({
    value: id,
    label: name === undefined ? account : `${name} (${account})`,
  }))
}

type PersonSelectProps = Omit<PickerProps, 'problem'> & {
  find: FindPeople
  /** The name of a value that was not found by searching here. */
  valueLabel: string | undefined
  delayMs?: number
  /** It is what the page is for, and no filter. */
  isSearchField?: boolean
}

/** One person, found by typing a part of the name (SHELL-096). */
export function PersonSelect({ find, ...props }: PersonSelectProps) {
  const client = useHttpClient()
  return <SearchingSelect {...props} fetchOptions={(text, signal) => find(client, text, signal)} />
}

/** The name of a colleague; the list is requested only while an id has to be named (SHELL-103). */
export function useColleagueName(id: number | null): string | undefined {
  const names = useCallQuery(user.listEnum, {}, { enabled: id !== null })
  return names.data?.find((person) => person.id === id)?.name
}
