import { BandSearch, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import type { CategoryFilters } from './corpus-category.search.ts'

const NAME_WIDTH = 200

/** The filter of the categories; nothing is sent before Inquire. */
export function CategoryBand(props: BandProps<CategoryFilters>) {
  const { formatMessage } = useIntl()
  const { draft, edit, band } = useBandDraft(props)
  return (
    <QueryBand
      {...band}
      search={
        <BandSearch
          label={formatMessage({ id: 'voice.category.name' })}
          width={NAME_WIDTH}
          value={draft.search}
          onChange={(search) => edit({ search })}
        />
      }
    >
      {null}
    </QueryBand>
  )
}
