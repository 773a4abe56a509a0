import { SearchingSelect } from '@console/ui'
import type { PickerProps } from '../OptionSelect.tsx'
import { useFindPeople, type PeopleSource } from './find-people.ts'

type PersonSelectProps = Omit<PickerProps, 'problem'> & {
  source: PeopleSource
  /** The name of a value that was not found by searching here. */
  valueLabel: string | undefined
  delayMs?: number
}

/** One person, found by typing a part of the name (SHELL-096). */
export function PersonSelect({ source, ...props }: PersonSelectProps) {
  return <SearchingSelect {...props} fetchOptions={useFindPeople(source)} />
}
