import { BandSelect, type BandOption } from '@console/ui'
import { useIntl } from 'react-intl'
import type { OptionList } from './option-list.ts'

/** Props of every picker of a query band. */
export type PickerProps = {
  label: string
  value: number | null
  onChange: (id: number | null) => void
  /** The server's complaint about the chosen value. */
  problem?: string | undefined
  /** Shown without a value; by default "All". */
  placeholder?: string | undefined
  width?: number
}

type OptionSelectProps = PickerProps & {
  list: Pick<OptionList, 'isLoading' | 'hasFailed'> & { options: readonly BandOption<number>[] }
}

/** A filter over one list of options; says at the field when they could not be loaded. */
export function OptionSelect({ list, problem, ...field }: OptionSelectProps) {
  const { formatMessage } = useIntl()
  const { options, isLoading, hasFailed } = list
  return (
    <BandSelect
      {...field}
      options={options}
      isLoading={isLoading}
      error={hasFailed ? formatMessage({ id: 'domainUi.optionsFailed' }) : problem}
    />
  )
}
