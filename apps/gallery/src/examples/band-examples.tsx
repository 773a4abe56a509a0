import {
  BandDay,
  BandLoading,
  BandMonth,
  BandMultiSelect,
  BandPickerButton,
  BandPresets,
  BandRangePicker,
  BandSearch,
  BandSelect,
  lastDays,
  QueryBand,
  SearchingSelect,
  type DayRange,
} from '@console/ui'
import { useState } from 'react'
import { ignore, useSample, type Example, type SampleName } from '../example.ts'

const ZONE = 'UTC'
const CHOICES = ['first', 'second', 'third', 'long'] as const satisfies readonly SampleName[]

function useOptions() {
  const text = useSample()
  return CHOICES.map((name, index) => ({ value: index + 1, label: text(name) }))
}

type SelectProps = { initial?: number; isLoading?: boolean; isLocked?: boolean; isWrong?: boolean }

function Select({ initial, isLoading = false, isLocked = false, isWrong = false }: SelectProps) {
  const text = useSample()
  const options = useOptions()
  const [value, setValue] = useState<number | null>(initial ?? null)
  return (
    <BandSelect
      label={text('status')}
      value={value}
      options={isLoading ? [] : options}
      isLoading={isLoading}
      onChange={setValue}
      disabledReason={isLocked ? text('locked') : undefined}
      error={isWrong ? text('problem') : undefined}
      width={220}
    />
  )
}

function MultiSelect({ initial }: { initial: readonly number[] }) {
  const text = useSample()
  const options = useOptions()
  const [value, setValue] = useState(initial)
  return (
    <BandMultiSelect label={text('name')} value={value} options={options} width={280} onChange={setValue} />
  )
}

function Search() {
  const text = useSample()
  const [value, setValue] = useState('')
  return <BandSearch label={text('search')} width={224} value={value} onChange={setValue} />
}

function Day({ initial }: { initial: string | null }) {
  const text = useSample()
  const [value, setValue] = useState(initial)
  return <BandDay label={text('day')} value={value} zone={ZONE} onChange={setValue} />
}

function Month() {
  const text = useSample()
  const [value, setValue] = useState('2026-01')
  return <BandMonth label={text('month')} value={value} last="2026-12" onChange={setValue} />
}

type RangeProps = { isEmpty?: boolean; isWrong?: boolean }

function Range({ isEmpty = false, isWrong = false }: RangeProps) {
  const text = useSample()
  const [value, setValue] = useState<DayRange | null>(isEmpty ? null : ['2026-01-01', '2026-01-07'])
  return (
    <BandRangePicker
      label={text('day')}
      value={value}
      zone={ZONE}
      onChange={setValue}
      onClear={() => setValue(null)}
      error={isWrong ? text('problem') : undefined}
      limitNote={text('note')}
    />
  )
}

function Presets() {
  const text = useSample()
  const [value, setValue] = useState<DayRange>(lastDays(7, ZONE))
  return <BandPresets label={text('day')} value={value} zone={ZONE} onChange={setValue} />
}

function PickerButton({ isAwaited = false, isEmpty = false }: { isAwaited?: boolean; isEmpty?: boolean }) {
  const text = useSample()
  return (
    <BandPickerButton
      label={text('day')}
      chosen={isEmpty ? [null, null] : ['2026-01-01', '2026-01-07']}
      onEntry={ignore}
      isAwaited={isAwaited}
    />
  )
}

function Searching({ isFailing = false }: { isFailing?: boolean }) {
  const text = useSample()
  const options = useOptions()
  const [value, setValue] = useState<number | null>(null)
  return (
    <SearchingSelect
      label={text('name')}
      value={value}
      onChange={setValue}
      fetchOptions={async (typed) => {
        if (isFailing) throw new Error(text('failure'))
        return options.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
      }}
      width={240}
    />
  )
}

function Band({ isBusy = false }: { isBusy?: boolean }) {
  return (
    <QueryBand search={<Search />} onInquire={ignore} onReset={ignore} isBusy={isBusy} filterCount={2}>
      <Select initial={1} />
      <Range />
      <MultiSelect initial={[]} />
    </QueryBand>
  )
}

const from = '@console/ui'

export const bandExamples: readonly Example[] = [
  {
    name: 'QueryBand',
    from,
    isWide: true,
    states: { normal: () => <Band />, sending: () => <Band isBusy /> },
  },
  { name: 'BandLoading', from, isWide: true, states: { loading: BandLoading } },
  { name: 'BandSearch', from, states: { normal: Search } },
  {
    name: 'BandSelect',
    from,
    states: {
      normal: () => <Select />,
      chosen: () => <Select initial={1} />,
      loading: () => <Select isLoading initial={1} />,
      disabled: () => <Select isLocked />,
      error: () => <Select initial={2} isWrong />,
      long: () => <Select initial={4} />,
    },
  },
  {
    name: 'BandMultiSelect',
    from,
    states: { normal: () => <MultiSelect initial={[]} />, chosen: () => <MultiSelect initial={[1, 2]} /> },
  },
  {
    name: 'BandDay',
    from,
    states: { empty: () => <Day initial={null} />, chosen: () => <Day initial="2026-01-05" /> },
  },
  { name: 'BandMonth', from, states: { normal: Month } },
  {
    name: 'BandRangePicker',
    from,
    states: { normal: () => <Range />, empty: () => <Range isEmpty />, error: () => <Range isWrong /> },
  },
  { name: 'BandPresets', from, states: { normal: Presets } },
  {
    name: 'BandPickerButton',
    from,
    states: {
      normal: () => <PickerButton />,
      empty: () => <PickerButton isEmpty />,
      loading: () => <PickerButton isAwaited />,
    },
  },
  {
    name: 'SearchingSelect',
    from,
    states: { normal: () => <Searching />, failed: () => <Searching isFailing /> },
  },
]
