import { useIntl } from 'react-intl'
import { QueryBand } from '../query-band/QueryBand.tsx'
import { changeFilter, type FilterBandProps, type Filters } from './filter.ts'
import { useBandDraft } from './use-band-draft.ts'

type BandOptions<V> = Omit<FilterBandProps<V>, 'canInquire'>

/** The declared filters while they are edited: their controls, the search separately, and the props of their `QueryBand`. */
export function useFilterBand<V extends object>(declared: Filters, { problems, ...props }: BandOptions<V>) {
  const { formatMessage } = useIntl()
  const { draft, setDraft, band } = useBandDraft(props)
  const values = new Map<string, unknown>(Object.entries(draft))
  const texts = new Map<string, string | undefined>(Object.entries(problems ?? {}))
  const fields = Object.entries(declared).flatMap(([name, filter]) => {
    const control = filter.render?.(
      {
        label: formatMessage({ id: filter.label }),
        value: values.get(name),
        onChange: (value) => setDraft(changeFilter(declared, draft, { name, value })),
        problem: texts.get(name),
      },
      Object.fromEntries(values),
    )
    return control === undefined
      ? []
      : [{ isSearch: filter.isSearch === true, control: { ...control, key: name } }]
  })
  const search = fields.find(({ isSearch }) => isSearch)
  return {
    draft,
    setDraft,
    controls: fields.filter((field) => field !== search).map(({ control }) => control),
    band: { ...band, ...(search && { search: search.control }) },
  }
}

/** The band of declared filters; nothing is requested before Inquire. */
export function FilterBand<V extends object>({
  declared,
  canInquire,
  ...props
}: FilterBandProps<V> & { declared: Filters }) {
  const { draft, controls, band } = useFilterBand(declared, props)
  return (
    <QueryBand {...band} {...(canInquire && { canInquire: canInquire(draft) })}>
      {controls}
    </QueryBand>
  )
}
