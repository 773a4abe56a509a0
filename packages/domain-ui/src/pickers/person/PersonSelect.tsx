import { useHttpClient } from '@console/sub-app'
import { SearchingSelect } from '@console/ui'
import type { PickerProps } from '../OptionSelect.tsx'
import type { FindPeople } from './find-people.ts'

type PersonSelectProps = Omit<PickerProps, 'problem'> & {
  find: FindPeople
  /** The name of a value that was not found by searching here. */
  valueLabel: string | undefined
  delayMs?: number
}

/** One person, found by typing a part of the name (SHELL-096). */
export function PersonSelect({ find, ...props }: PersonSelectProps) {
  const client = useHttpClient()
  return <SearchingSelect {...props} fetchOptions={(text, signal) => find(client, text, signal)} />
}
