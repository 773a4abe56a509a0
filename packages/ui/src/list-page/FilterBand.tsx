import { useIntl } from 'react-intl'
import { QueryBand } from '../query-band/QueryBand.tsx'
import { changeFilter, type FilterBandProps, type Filters } from './filter.ts'
import { useBandDraft } from './use-band-draft.ts'

/** The band of declared filters; nothing is requested before Inquire. */
export function FilterBand<V extends object>({
  declared,
  problems,
  canInquire,
  ...props
}: FilterBandProps<V> & { declared: Filters }) {
  const { formatMessage } = useIntl()
  const { draft, setDraft, band } = useBandDraft(props)
  const values = new Map<string, unknown>(Object.entries(draft))
  const texts = new Map<string, string | undefined>(Object.entries(problems ?? {}))
  const controls = Object.entries(declared).flatMap(([name, filter]) => {
    const control = filter.render?.({
      label: formatMessage({ id: filter.label }),
      value: values.get(name),
      onChange: (value) => setDraft(changeFilter(declared, draft, { name, value })),
      filters: Object.fromEntries(values),
      problem: texts.get(name),
    })
    return control === undefined
      ? []
      : [{ isSearch: filter.isSearch === true, control: { ...control, key: name } }]
  })
  const search = controls.find(({ isSearch }) => isSearch)
  return (
    <QueryBand
      {...band}
      {...(search && { search: search.control })}
      {...(canInquire && { canInquire: canInquire(draft) })}
    >
      {controls.filter((one) => one !== search).map(({ control }) => control)}
    </QueryBand>
  )
}
